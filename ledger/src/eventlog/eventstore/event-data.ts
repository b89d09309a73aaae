import type { AllStreamRecordedEvent, EventData } from '@eventstore/db-client'
import { derivedId } from '../ids.ts'
import { AppendRefused, type NewEvent, type StoredEvent } from '../log.ts'
import { type AllPosition, toPosition } from './position.ts'

/**
 * The server recognises a retry by its ids alone, whatever the bytes are. An event decided anew has the id it had before and
 * other bytes; taken for the first one, it would leave its writer with a wrong idea of the stream. So the server is given an id
 * that follows from the bytes too, and ours stands beside the metadata.
 */
const beforeId = '{"eventId":"'
const beforeMetadata = '","metadata":'
const idLength = 36

const serverIdOf = ({ id, type, data, metadata }: NewEvent): string => derivedId(id, type, data, metadata)

const withId = ({ id, metadata }: NewEvent): string => `${beforeId}${id}${beforeMetadata}${metadata}}`

/** Our id and metadata out of the server's; nothing when another program wrote the event. */
const withoutId = (text: string): { readonly id: string; readonly metadata: string } | undefined => {
  const idEnds = beforeId.length + idLength
  if (!text.startsWith(beforeId) || !text.startsWith(beforeMetadata, idEnds)) return undefined
  return {
    id: text.slice(beforeId.length, idEnds),
    metadata: text.slice(idEnds + beforeMetadata.length, -1),
  }
}

/**
 * The event in the client's form. The client writes `data` with `JSON.stringify` of its own, so data goes in parsed and is JSON
 * to every reader (the node's own UI, its projections); metadata it takes as bytes.
 */
export const toEventData = (event: NewEvent): EventData => {
  reparsed('metadata', event.metadata)
  return {
    id: serverIdOf(event),
    type: event.type,
    contentType: 'application/json',
    data: reparsed('data', event.data) as never,
    metadata: encoder.encode(withId(event)),
  }
}

/**
 * The client parses the texts it reads, and we serialise them again: only a text that this leaves alone comes back byte for
 * byte.
 */
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

/** An event as the client delivers it, in the shape of the port. */
export const toStoredEvent = (event: Recorded): StoredEvent => {
  const metadata = textOf(event.metadata)
  return {
    ...(withoutId(metadata) ?? { id: event.id, metadata }),
    type: event.type,
    data: textOf(event.data),
    stream: event.streamId,
    revision: Number(event.revision),
    position: toPosition(positionOf(event)),
    createdAt: event.created.toISOString(),
  }
}

/** The place of an event in the whole log. Throws for nodes that do not report it. */
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
