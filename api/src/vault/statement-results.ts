import type { wire } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import type { StatementSpan } from './statement-span.ts'

/** An item before it is matched. */
export type NewItem = {
  readonly id: string
  readonly side: 'line' | 'entry'
  readonly bookedOn: string
  readonly amount: string
  readonly currency: string
  readonly reference: string
  readonly counterparty: string
  readonly eventId: string | null
  readonly type: string | null
  readonly shown: string | null
  readonly isNear: boolean
  /** Of a line: the same for the same line in another file of its source. */
  readonly key: string | null
}

/** One item of a match. `difference` is null where there is none. */
export type Matched = {
  readonly id: string
  readonly match: number
  readonly rule: string
  readonly difference: string | null
}

/** Rows that are written at once: to make one statement of a hundred thousand holds others up, and of five thousand for too long. */
const ROWS_AT_ONCE = 1_000

/** Whether an item has a correction that was proposed, or booked, and not rejected. `of` names its row. */
export const isHeld = (of: string): string =>
  `(${of}.correction is not null and not exists (
     select from views.adjustments a where a.id = ${of}.correction and a.status = -1))`

const recount = `update private.statements s set lines = n.lines, entries = n.entries, matched = n.matched,
    open_lines = n.open_lines, open_entries = n.open_entries, differing = n.differing, unexplained = n.unexplained
  from (select count(*) filter (where side = 'line') as lines,
      count(*) filter (where side = 'entry' and not is_near) as entries,
      count(*) filter (where side = 'line' and match is not null) as matched,
      count(*) filter (where side = 'line' and state = 'open') as open_lines,
      count(*) filter (where side = 'entry' and state = 'open') as open_entries,
      count(*) filter (where state = 'differs') as differing,
      count(*) filter (where coalesce(note, '') = '' and
        (state = 'open' or (side = 'entry' and shown is distinct from amount))) as unexplained
    from private.statement_items where statement_id = $1) n
  where s.id = $1`

/** Changes items of a statement in one transaction, and counts them again at its end. */
export const recounted = async <T>(
  db: Pool,
  id: string,
  act: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await db.connect()
  try {
    await client.query('begin')
    const done = await act(client)
    await client.query(recount, [id])
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** The lines that a file was read into, in place of the file. A statement without a movement has its days all the same. */
type ReadLines = {
  readonly lines: readonly NewItem[]
  readonly firstDay: string
  readonly lastDay: string
  readonly notices: readonly wire.StatementProblem[]
  readonly spans: readonly StatementSpan[]
}

/** Keeps what a file was read into, and marks the lines that another statement of the source has too. */
export const saveLines =
  (db: Pool) =>
  (
    id: string,
    account: string,
    { lines, firstDay, lastDay, notices, spans }: ReadLines,
    onProgress: (done: number) => Promise<void>,
  ): Promise<void> =>
    recounted(db, id, async client => {
      for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
        await insert(client, id, account, lines.slice(from, from + ROWS_AT_ONCE))
        await onProgress(Math.min(lines.length, from + ROWS_AT_ONCE))
      }
      await client.query(markAlso, [id])
      await client.query(
        `update private.statements set first_day = $2, last_day = $3, notices = $4, spans = $5 where id = $1`,
        [id, firstDay, lastDay, JSON.stringify(notices), JSON.stringify(spans)],
      )
      await client.query('delete from private.statement_files where statement_id = $1', [id])
    })

/**
 * The first line of another statement of the source that has the same key, looked up line by line through the index of keys: the
 * rows were inserted a moment ago, and a planner that has no statistics of them would join each with each (`offset 0` keeps it
 * from putting the two joins together, and `ctid` is the row itself).
 */
export const markAlso = `
  update private.statement_items mine set also = jsonb_build_object(
      'statement', found.statement_id, 'item', found.id, 'file_name', found.file_name)
  from (
    select i.ctid as place, first.* from private.statement_items i
    cross join lateral (
      select o.statement_id, o.id, s.file_name
      from (
        select statement_id, id from private.statement_items
        where line_key = i.line_key and side = 'line' and statement_id <> $1 offset 0) o
      join private.statements s on s.id = o.statement_id
      where s.source_id = (select source_id from private.statements where id = $1)
      order by s.created_at, o.id limit 1) first
    where i.statement_id = $1 and i.side = 'line' and i.line_key is not null) found
  where mine.ctid = found.place`

/**
 * Puts entries beside the lines, and matches of rules in the place of those before; matches by hand, notes and corrections
 * stay. An entry that is matched here is open in no other statement any more.
 */
export const saveMatches =
  (db: Pool) =>
  (
    id: string,
    account: string,
    entries: readonly NewItem[],
    matched: readonly Matched[],
    onProgress: (done: number) => Promise<void>,
  ): Promise<void> =>
    recounted(db, id, async client => {
      await client.query(
        `update private.statement_items set match = null, rule = null, difference = null
       where statement_id = $1 and match is not null and rule <> 'hand'`,
        [id],
      )
      await client.query(
        `delete from private.statement_items where statement_id = $1 and side = 'entry' and match is null
         and note is null and correction is null`,
        [id],
      )
      for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
        await insert(client, id, account, entries.slice(from, from + ROWS_AT_ONCE))
        await onProgress(Math.min(entries.length, from + ROWS_AT_ONCE))
      }
      for (let from = 0; from < matched.length; from += ROWS_AT_ONCE) {
        await mark(client, id, matched.slice(from, from + ROWS_AT_ONCE))
        await onProgress(entries.length + Math.min(matched.length, from + ROWS_AT_ONCE))
      }
      await closeElsewhere(client, id)
    })

const insert = async (
  client: PoolClient,
  id: string,
  account: string,
  items: readonly NewItem[],
): Promise<void> => {
  const of = <K extends keyof NewItem>(name: K) => items.map(each => each[name])
  await client.query(
    `insert into private.statement_items (statement_id, account, id, side, booked_on, amount, currency, reference,
       counterparty, event_id, type, shown, is_near, line_key)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::date[], $6::numeric[], $7::text[], $8::text[], $9::text[],
       $10::text[], $11::text[], $12::numeric[], $13::boolean[], $14::text[])
     on conflict (statement_id, id) do update set shown = excluded.shown, is_near = excluded.is_near`,
    [id, account, of('id'), of('side'), of('bookedOn'), of('amount'), of('currency'), of('reference')].concat(
      [...[of('counterparty'), of('eventId'), of('type'), of('shown'), of('isNear'), of('key')]] as never,
    ),
  )
}

const mark = async (client: PoolClient, id: string, matched: readonly Matched[]): Promise<void> => {
  const of = <K extends keyof Matched>(name: K) => matched.map(each => each[name])
  await client.query(
    `update private.statement_items i set match = m.match, rule = m.rule, difference = m.difference, matched_by = null
     from unnest($2::text[], $3::integer[], $4::text[], $5::numeric[]) as m (id, match, rule, difference)
     where i.statement_id = $1 and i.id = m.id and i.match is null`,
    [id, of('id'), of('match'), of('rule'), of('difference')],
  )
}

/**
 * Takes the entries that are matched here out of other statements that are still worked on. One that was proposed to be taken back
 * stays where that is known: gone from there and matched here, its money would count twice.
 */
export const closeElsewhere = async (client: PoolClient, id: string): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `with gone as (
       delete from private.statement_items other using private.statement_items mine, private.statements s
       where mine.statement_id = $1 and mine.side = 'entry' and mine.match is not null
         and other.account = mine.account and other.id = mine.id and other.side = 'entry'
         and other.statement_id <> $1 and other.match is null and not ${isHeld('other')} and s.id = other.statement_id and s.status <> 'signed'
       returning other.statement_id)
     select distinct statement_id as id from gone order by 1`,
    [id],
  )
  for (const other of rows) await client.query(recount, [other.id])
}
