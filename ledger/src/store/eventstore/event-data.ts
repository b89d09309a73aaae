import type { AllStreamRecordedEvent, EventData } from '@eventstore/db-client'
import { AppendRefused, type NewEvent, type StoredEvent } from '../log.ts'
import { type AllPosition, toPosition } from './position.ts'

/**
 * As the client takes it. It writes `data` with `JSON.stringify` of its own, so data goes in parsed and is JSON to
 * everybody who looks (the node's own UI, its projections); metadata it takes as bytes.
 */
export const toEventData = ({ id, type, data, metadata }: NewEvent): EventData => {
  reparsed('metadata', metadata)
  return {
    id,
    type,
    contentType: 'application/json',
    data: reparsed('data', data) as never,
    metadata: encoder.encode(metadata),
  }
}

/** The client parses what it reads, and we write it again: only a text that this leaves alone comes back byte for byte. */
const reparsed = (what: string, text: string): unknown => {
  const value = parsed(text)
  if (JSON.stringify(value) !== text)
    throw new AppendRefused(`the ${what} is not as JSON.stringify writes it`)
  return value
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An event of a stream or of `$all`; the server has sent positions with both since 22.6. */
export type Recorded = Omit<AllStreamRecordedEvent, 'position'> & { position?: AllPosition }

export const toStoredEvent = (event: Recorded): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: textOf(event.data),
  metadata: textOf(event.metadata),
  stream: event.streamId,
  revision: Number(event.revision),
  position: toPosition(positionOf(event)),
  createdAt: event.created.toISOString(),
})

export const positionOf = ({ position }: Recorded): AllPosition => {
  if (!position) throw new Error('this EventStoreDB is older than 22.6: it sends events without a position')
  return position
}

/** EventStoreDB keeps its own records (`$metadata`, links, statistics) in the same log. */
export const isSystemEvent = ({ streamId, type }: Recorded): boolean =>
  streamId.startsWith('$') || type.startsWith('$')

/** Bytes come from others only: we write JSON. */
const textOf = (value: unknown): string => {
  if (value === undefined) return ''
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : JSON.stringify(value)
}

const encoder = new TextEncoder()
