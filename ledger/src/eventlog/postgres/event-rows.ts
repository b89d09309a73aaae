import type { Position } from '../envelope.ts'
import type { StoredEvent } from '../log.ts'

/** 20 digits hold every bigint, so positions compare as text as they do as numbers. */
export const positionOf = (number: string | number): Position => String(number).padStart(20, '0') as Position

/** The columns that are read of an event; rows come as arrays of these. */
export const columns = 'position, created_at::text, id, revision, stream, type, data, metadata'

/** The columns of an event, in the order in which queries select them. */
export type EventRow = [
  position: string,
  createdAt: string,
  id: string,
  revision: number,
  stream: string,
  type: string,
  data: string,
  metadata: string,
]

/** Rows as the port's events. Columns after the eighth are ignored. */
export const eventsOf = (rows: readonly (EventRow | [...EventRow, ...unknown[]])[]): StoredEvent[] => {
  let [lastText, lastTime] = ['', '']
  return rows.map(([position, createdAt, id, revision, stream, type, data, metadata]) => {
    // Events of one batch share their time, so it is seldom that one has to be converted.
    if (createdAt !== lastText) [lastText, lastTime] = [createdAt, new Date(createdAt).toISOString()]
    return { id, type, data, metadata, stream, revision, position: positionOf(position), createdAt: lastTime }
  })
}
