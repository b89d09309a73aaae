import { type Log, StreamHidden } from '@strongroom/ledger/eventlog/log'
import { Client } from 'pg'
import { StartRefused } from './in-words.ts'

/** The variable that says where the log is. */
export type LogVariable = 'EVENTSTORE_URL' | 'DATABASE_URL'

/** An event by its place in its stream: the same in every copy of the log, whatever its order. */
type First = { readonly stream: string; readonly event_id: string }

/** How far into the log an event of the platform is looked for; those of other programs may stand before it. */
const farthest = 1_000

/**
 * Holds the log against the one that the platform in this database began with, and notes with which event it begins where that is not
 * known yet. Schema `private` is up to date.
 * @throws `StartRefused` for a log that is empty although the database knows one, and for another platform's
 */
export const keepLog = async (url: string, log: Log, variable: LogVariable): Promise<void> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<First>('select stream, event_id from private.platform_log')
    const [known] = rows
    const isEmpty = (await log.head()) === undefined
    if (isEmpty && (known || (await hasFollowed(client)))) throw new StartRefused(emptyLog(variable))
    if (known && !(await holds(log, known))) throw new StartRefused(strangeLog(variable, known))
    if (!known) await noteFirst(client, log)
  } finally {
    await client.end()
  }
}

/** Whether a read model has ever come to an event. */
const hasFollowed = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(`select to_regclass('views.checkpoint') is not null as there`)
  if (!rows[0].there) return false
  const followed = await client.query(`select from views.checkpoint where position <> '' limit 1`)
  return followed.rowCount !== 0
}

/** A stream that somebody has hidden is there; what hides it is told by others. */
const holds = async (log: Log, { stream, event_id }: First): Promise<boolean> => {
  try {
    const [first] = await log.readStream(stream, { limit: 1 })
    return first?.id === event_id
  } catch (error) {
    if (error instanceof StreamHidden) return true
    throw error
  }
}

const noteFirst = async (client: Client, log: Log): Promise<void> => {
  const first = (await log.readAll({ limit: farthest })).find(
    ({ revision, metadata }) => revision === 0 && isOwn(metadata),
  )
  if (!first) return
  await client.query(
    'insert into private.platform_log (stream, event_id) values ($1, $2) on conflict do nothing',
    [first.stream, first.id],
  )
}

/** Every event of a platform names the hash of its text. */
const isOwn = (metadata: string): boolean => {
  try {
    const read: unknown = JSON.parse(metadata)
    return typeof read === 'object' && read !== null && 'hash' in read && 'commandId' in read
  } catch {
    return false
  }
}

const emptyLog = (variable: LogVariable): string =>
  `The log of ${variable} is empty, and the platform in this database has had one: the server was begun anew, or looks into another folder than before. Nothing was written.
Set ${variable} to the platform's log, give the server its folder back, or restore a backup.`

const strangeLog = (variable: LogVariable, { stream, event_id }: First): string =>
  `The log of ${variable} is not the one of the platform in this database, which begins with event ${event_id} of ${stream}. Nothing was written.
Set ${variable} to the platform's log, or DATABASE_URL to the database of that log's platform.`
