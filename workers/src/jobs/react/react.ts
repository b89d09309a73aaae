import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { inTransaction, isPlaceIn, type Place } from '@strongroom/projections/runner'
import { asError } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Means, Reaction } from '../../reactions/reaction.ts'
import type { Tail } from '../../wake/tail.ts'
import { isUnread, look, note } from './note.ts'

const PAGE_EVENTS = 1_000
const MOST_AT_ONCE = 100

type Parts = {
  readonly pool: Pool
  readonly log: Log
  /** The newest events, where a subscription brings them. */
  readonly tail?: Tail
  readonly logger: Logger
  readonly means: Means
}

/** While the log has more than the reaction has read, and when its next open work is to be done (`Job.due`). */
export const reactDue = ({ name }: Reaction): string => `
  select least(
    (select 'epoch'::timestamptz from given left join reactions.checkpoint c on c.reaction = '${name}'
     where coalesce(c.position, '') <> head),
    (select min(due_at) from reactions.todo where reaction = '${name}'))`

/**
 * Lets a reaction read the log to its end, noting new work and striking out finished work, and then does the work that has been
 * open for too long. Its place and its notes are written in one transaction.
 */
export const react = (reaction: Reaction, parts: Parts, stopping: AbortSignal) => {
  const hasPlace = findPlace(reaction, parts)
  return async (): Promise<void> => {
    await prepare(parts.pool, reaction)
    if (await hasPlace()) while (!stopping.aborted && (await readPage(reaction, parts)) === 'more');
    await actOnDue(reaction, parts, stopping)
  }
}

const prepare = (pool: Pool, { name }: Reaction) =>
  pool.query('insert into reactions.checkpoint (reaction) values ($1) on conflict do nothing', [name])

/**
 * Lets a reaction begin anew that stands where the log has no event, as when it was restored or moved: finished work is not
 * done again. Seen twice at the same place: a node of the log that lags behind the others has come to it by then. Answers
 * whether the log may be read on from where the reaction stands.
 */
const findPlace = ({ name }: Reaction, { pool, log, logger }: Parts) => {
  let lostAt: Place | undefined
  return async (): Promise<boolean> => {
    const { rows } = await pool.query<{ position: Place }>(
      'select position from reactions.checkpoint where reaction = $1',
      [name],
    )
    const place = rows[0]?.position ?? ''
    const lostBefore = lostAt
    lostAt = isPlaceIn(await log.head(), place) ? undefined : place
    if (lostAt === undefined) return true
    if (lostAt !== lostBefore) return false
    logger.error({ reaction: name }, 'the log has not what a reaction has read, which begins anew')
    await pool.query(`update reactions.checkpoint set position = '' where reaction = $1 and position = $2`, [
      name,
      place,
    ])
    return true
  }
}

/** One page of the log. Held by the checkpoint's row, so two processes never note the same page at once. */
const readPage = (reaction: Reaction, { pool, ...parts }: Parts): Promise<'more' | 'end'> =>
  inTransaction(pool, async client => {
    const { rows } = await client.query<{ position: Place }>(
      'select position from reactions.checkpoint where reaction = $1 for update skip locked',
      [reaction.name],
    )
    const after = rows[0]?.position
    const page = after === undefined ? [] : await readOn(parts, after)
    await note(client, reaction, page)
    const last = page.at(-1)
    if (last)
      await client.query('update reactions.checkpoint set position = $2 where reaction = $1', [
        reaction.name,
        last.position,
      ])
    return page.length === PAGE_EVENTS ? 'more' : 'end'
  })

/** All events, so that the place comes to the end of the log: to skip those of other streams could pass over what a node has not got yet. */
const readOn = async ({ log, tail }: Pick<Parts, 'log' | 'tail'>, after: Place) =>
  tail?.after(after, PAGE_EVENTS) ??
  (await log.readAll({ ...(after === '' ? {} : { after }), limit: PAGE_EVENTS }))

type Todo = {
  readonly key: string
  readonly stream: string
  readonly revision: number
  readonly tries: number
}

const actOnDue = async (reaction: Reaction, parts: Parts, stopping: AbortSignal): Promise<void> => {
  const { rows } = await parts.pool.query<Todo>(
    `select key, stream, revision, tries from reactions.todo where reaction = $1 and due_at <= now()
     order by due_at limit ${MOST_AT_ONCE}`,
    [reaction.name],
  )
  for (const todo of rows) if (!stopping.aborted) await actOn(reaction, todo, parts)
}

/** One that fails is put off, longer each time, up to an hour; it never holds up the others. */
const actOn = async (reaction: Reaction, todo: Todo, { pool, log, logger, means }: Parts): Promise<void> => {
  const mine = [reaction.name, todo.key]
  try {
    const event = await readEvent(log, todo)
    if (isUnread(todo.key)) await noteAgain(reaction, event, pool)
    else await reaction.act(decodeEvent(event), means)
    await pool.query('delete from reactions.todo where reaction = $1 and key = $2', mine)
    logger.info(
      { reaction: reaction.name, stream: todo.stream, revision: todo.revision },
      'finished what was left open',
    )
  } catch (err) {
    logger.error(
      { err, reaction: reaction.name, stream: todo.stream, tries: todo.tries + 1 },
      'a reaction failed',
    )
    await pool.query(
      `update reactions.todo set tries = tries + 1, error = $3, due_at = now() + least(3600, power(2, least(tries, 12))) * interval '1 second'
       where reaction = $1 and key = $2`,
      [...mine, asError(err).message],
    )
  }
}

const noteAgain = (reaction: Reaction, event: StoredEvent, pool: Pool): Promise<void> => {
  // Throws while it still cannot be read.
  look(reaction, event)
  return inTransaction(pool, client => note(client, reaction, [event]))
}

const readEvent = async (log: Log, { stream, revision }: Todo): Promise<StoredEvent> => {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 })
  if (event?.revision !== revision) throw new Error(`${stream} has no revision ${revision} in the log`)
  return event
}
