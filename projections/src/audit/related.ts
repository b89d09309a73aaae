import type { Db } from '../queries/ask.ts'
import { type Selected, select } from '../queries/select.ts'
import { columns, type EventRow, events, fromTexts } from './queries.ts'

/** The event with an id, or with a running number. */
export const findEvent = async (db: Db, idOrNumber: string): Promise<EventRow | undefined> => {
  const condition = /^\d{1,15}$/.test(idOrNumber)
    ? 'number = $1::bigint'
    : 'number = (select number from views.event_keys where id = $1)'
  return (await events(db, `where ${condition}`, [idOrNumber]))[0]
}

/**
 * The newest events that a text names: their id or running number, the id of their command or request, or the transaction on
 * a network or at a bank. At most `limit`. Their numbers are one array, since PostgreSQL finds no index for a subquery beside
 * an `or`.
 */
export const findNamedEvents = (db: Db, name: string, limit: number): Promise<readonly EventRow[]> => {
  const number = /^\d{1,15}$/.test(name) ? name : null
  return events(
    db,
    `where number = any (array(
       select number from views.event_keys where $1 in (id, command_id, correlation_id, txid)
       order by number desc limit ${limit}) || $2::bigint)
     order by number desc limit ${limit}`,
    [name, number],
  )
}

type Streamed = Pick<EventRow, 'stream' | 'uid' | 'number'>

/** As the indexes are made: by member where the stream is a member's. */
const inStream = ({ uid }: Pick<Streamed, 'uid'>) => (uid === null ? 'uid is null' : 'uid = $3')
const valuesOf = ({ stream, number, uid }: Streamed) => [stream, number, ...(uid === null ? [] : [uid])]

/** The events of a stream before one, the newest first. */
export const eventsBefore = (db: Db, event: Streamed, limit: number): Promise<readonly EventRow[]> =>
  events(
    db,
    `where stream = $1 and number < $2 and ${inStream(event)} order by number desc limit ${limit}`,
    valuesOf(event),
  )

/** The id of the event that follows in the stream. */
export const nextInStream = async (db: Db, event: Streamed): Promise<string | null> =>
  (
    await select('events', ['id'])(
      db,
      `where stream = $1 and number > $2 and ${inStream(event)} order by number limit 1`,
      valuesOf(event),
    )
  )[0]?.id ?? null

/** The event that carries the command of a decision: its first one. */
export const firstOfCommand = async (db: Db, commandId: string): Promise<EventRow | undefined> =>
  (
    await events(
      db,
      `where number in (select number from views.event_keys where command_id = $1) order by number limit 1`,
      [commandId],
    )
  )[0]

const withTexts = select('events', [...columns, 'data as data_text', 'metadata as metadata_text'], fromTexts)

/** An event with the texts that read models are made of. */
export type EventWithTexts = Selected<typeof withTexts>

/** All that a request has led to, in every stream and in the order of the log; at most `limit`. */
export const eventsOfCorrelation = (
  db: Db,
  correlationId: string,
  limit: number,
): Promise<readonly EventWithTexts[]> =>
  withTexts(
    db,
    `where number in (select number from views.event_keys where correlation_id = $1)
     order by number limit ${limit}`,
    [correlationId],
  )
