import type { wire } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import { markFormerLines } from './statement-former-lines.ts'
import type { NewItem } from './statement-new-item.ts'
import type { StatementSpan } from './statement-span.ts'

/** Rows that are written at once: to make one statement of a hundred thousand holds others up, and of five thousand for too long. */
const ROWS_AT_ONCE = 1_000

/** The entries that correct items, adjustments and entries by hand: 0 waits or is being booked, 1 booked, below 0 rejected, withdrawn or lapsed. */
export const correctingEntries = `(select id, status, decided_at from views.adjustments union all
  select id, case status when 2 then 0 else status end, decided_at from views.proposals where kind = 'journal-entry')`

/** Whether an item has a correction that was proposed, or booked, and not rejected or withdrawn. `of` names its row. */
export const isHeld = (of: string): string =>
  `(${of}.correction is not null and not exists (
     select from ${correctingEntries} a where a.id = ${of}.correction and a.status < 0))`

/** Whether a correction was booked after a moment, or shortly before it: a match may have read the log then. Both are SQL. */
export const isBookedSince = (correction: string, since: string): string =>
  `exists (select from ${correctingEntries} a
     where a.id = ${correction} and a.status = 1 and a.decided_at > ${since} - interval '1 minute')`

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
export const saveLines = (
  db: Pool,
  id: string,
  account: string,
  { lines, firstDay, lastDay, notices, spans }: ReadLines,
  onProgress: (done: number) => Promise<void>,
): Promise<void> =>
  recounted(db, id, async client => {
    await write(client, id, account, lines, onProgress)
    await markFormerLines(client, id, lines, [firstDay, lastDay])
    await client.query(
      `update private.statements set first_day = $2, last_day = $3, notices = $4, spans = $5 where id = $1`,
      [id, firstDay, lastDay, JSON.stringify(notices), JSON.stringify(spans)],
    )
    await client.query('delete from private.statement_file_pieces where statement_id = $1', [id])
  })

/**
 * Puts matches of rules in the place of those before; matches by hand, notes and corrections stay. `items` are all entries, and the
 * lines that are matched. An entry that is matched here is open in no other statement any more.
 */
export const saveMatches = (
  db: Pool,
  id: string,
  account: string,
  items: readonly NewItem[],
  onProgress: (done: number) => Promise<void>,
): Promise<void> =>
  recounted(db, id, async client => {
    await client.query(
      `delete from private.statement_items where statement_id = $1 and side = 'entry'
         and (match is null or rule <> 'hand') and note is null and correction is null`,
      [id],
    )
    await client.query(
      `update private.statement_items set match = null, rule = null, difference = null
         where statement_id = $1 and match is not null and rule <> 'hand'`,
      [id],
    )
    await write(client, id, account, items, onProgress)
    await closeElsewhere(client, id)
  })

const write = async (
  client: PoolClient,
  id: string,
  account: string,
  items: readonly NewItem[],
  onProgress: (done: number) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    await insert(client, id, account, items.slice(from, from + ROWS_AT_ONCE))
    await onProgress(Math.min(items.length, from + ROWS_AT_ONCE))
  }
}

/**
 * Of a new line, the first line of another statement of the source that has the same key. `offset 0` keeps the order: the key by its
 * index, then the statement by its id, for each line. The rows were inserted a moment ago, and a planner that has no statistics of
 * them would join each with each.
 */
const sameLine = `(
  select jsonb_build_object('statement', other.statement_id, 'item', other.id, 'file_name', s.file_name)
  from (
    select statement_id, id from private.statement_items
    where line_key = n.line_key and side = 'line' and statement_id <> $1 offset 0) other
  cross join lateral (
    select file_name, created_at, source_id from private.statements where id = other.statement_id offset 0) s
  where s.source_id = (select source_id from private.statements where id = $1)
  order by s.created_at, other.id limit 1)`

/** Items that are kept already are found by their primary key, as no planner can choose otherwise; a match of theirs stays. */
const insert = async (
  client: PoolClient,
  id: string,
  account: string,
  items: readonly NewItem[],
): Promise<void> => {
  const of = <K extends keyof NewItem>(name: K) => items.map(each => each[name])
  const matchOf = <K extends 'match' | 'rule' | 'difference'>(name: K) =>
    items.map(({ match }) => match?.[name] ?? null)
  const own = [of('id'), of('side'), of('bookedOn'), of('amount'), of('currency'), of('reference')]
  const beside = [of('counterparty'), of('eventId'), of('type'), of('shown'), of('isNear'), of('key')]
  await client.query(
    `insert into private.statement_items as kept (statement_id, account, id, side, booked_on, amount, currency, reference,
       counterparty, event_id, type, shown, is_near, line_key, match, rule, difference, also)
     select $1, $2, n.*, ${sameLine} from unnest($3::text[], $4::text[], $5::date[], $6::numeric[], $7::text[], $8::text[],
       $9::text[], $10::text[], $11::text[], $12::numeric[], $13::boolean[], $14::text[], $15::integer[], $16::text[],
       $17::numeric[]) as n (id, side, booked_on, amount, currency, reference, counterparty, event_id, type, shown, is_near,
       line_key, match, rule, difference)
     on conflict (statement_id, id) do update set shown = excluded.shown, is_near = excluded.is_near,
       match = coalesce(kept.match, excluded.match), rule = coalesce(kept.rule, excluded.rule),
       difference = case when kept.match is null then excluded.difference else kept.difference end`,
    [id, account, ...own, ...beside, matchOf('match'), matchOf('rule'), matchOf('difference')],
  )
}

/**
 * Takes the entries that are matched here, all or those of `items`, out of other statements that are still worked on. One that was
 * proposed to be taken back stays where that is known: gone from there and matched here, its money would count twice. Each is looked
 * up through its index (`offset 0`), whatever the planner believes of rows that were inserted a moment ago.
 */
export const closeElsewhere = async (
  client: PoolClient,
  id: string,
  items: readonly string[] | null = null,
): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `with gone as (
       delete from private.statement_items gone using (
         select other.place from private.statement_items mine
         cross join lateral (
           select ctid as place, statement_id, correction from private.statement_items
           where account = mine.account and id = mine.id and side = 'entry' and match is null offset 0) other
         where mine.statement_id = $1 and mine.side = 'entry' and mine.match is not null
           and ($2::text[] is null or mine.id = any($2)) and other.statement_id <> $1 and not ${isHeld('other')}
           and (select status from private.statements where id = other.statement_id) <> 'signed') found
       where gone.ctid = found.place returning gone.statement_id)
     select distinct statement_id as id from gone order by 1`,
    [id, items],
  )
  for (const other of rows) await client.query(recount, [other.id])
}
