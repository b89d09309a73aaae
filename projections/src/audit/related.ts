import { ask, type Db } from '../queries/ask.ts'
import { columns, type EventRow } from './queries.ts'

/** The event with an id, or with a running number. */
export const findEvent = async (db: Db, idOrNumber: string): Promise<EventRow | undefined> => {
  const condition = /^\d{1,15}$/.test(idOrNumber)
    ? 'number = $1::bigint'
    : 'number = (select number from views.event_keys where id = $1)'
  const [found] = await ask<EventRow>(db, `select ${columns} from views.events where ${condition}`, [
    idOrNumber,
  ])
  return found
}

/**
 * The newest events that a text names: their id or running number, the id of their command or request, or the transaction on
 * a network or at a bank. At most `limit`. Their numbers are one array, since PostgreSQL finds no index for a subquery beside
 * an `or`.
 */
export const findNamedEvents = (db: Db, name: string, limit: number): Promise<readonly EventRow[]> => {
  const number = /^\d{1,15}$/.test(name) ? name : null
  return ask<EventRow>(
    db,
    `select ${columns} from views.events
     where number = any (array(
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
  ask<EventRow>(
    db,
    `select ${columns} from views.events where stream = $1 and number < $2 and ${inStream(event)}
     order by number desc limit ${limit}`,
    valuesOf(event),
  )

/** The id of the event that follows in the stream. */
export const nextInStream = async (db: Db, event: Streamed): Promise<string | null> =>
  (
    await ask<{ id: string }>(
      db,
      `select id from views.events where stream = $1 and number > $2 and ${inStream(event)}
       order by number limit 1`,
      valuesOf(event),
    )
  )[0]?.id ?? null

/** The event that carries the command of a decision: its first one. */
export const firstOfCommand = async (db: Db, commandId: string): Promise<EventRow | undefined> =>
  (
    await ask<EventRow>(
      db,
      `select ${columns} from views.events
       where number in (select number from views.event_keys where command_id = $1)
       order by number limit 1`,
      [commandId],
    )
  )[0]

/** An event with the texts that read models are made of. */
export type EventWithTexts = EventRow & { readonly data_text: string; readonly metadata_text: string }

/** All that a request has led to, in every stream and in the order of the log; at most `limit`. */
export const eventsOfCorrelation = (
  db: Db,
  correlationId: string,
  limit: number,
): Promise<readonly EventWithTexts[]> =>
  ask<EventWithTexts>(
    db,
    `select ${columns}, data as data_text, metadata as metadata_text from views.events
     where number in (select number from views.event_keys where correlation_id = $1)
     order by number limit ${limit}`,
    [correlationId],
  )
