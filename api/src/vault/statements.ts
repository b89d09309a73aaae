/** Statements from outside: where they come from, their files until they are read, and how far each is. */

import type { Db } from '@strongroom/projections/queries'
import { ask } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { MirrorAccount, wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import { first, matchesOne, run } from './run.ts'
import { keepFile } from './statement-files.ts'
import { isBookedSince } from './statement-results.ts'
import type { StatementSpan } from './statement-span.ts'

/** A source of statements as it is kept. */
export type SourceRow = Omit<wire.StatementSource, 'mapping' | 'saved_date' | 'inverted'> & {
  readonly mapping: wire.CsvMapping | null
  readonly inverted: boolean
  readonly saved_at: string
}

/** A statement as it is kept; days are null until its file has been read. */
export type StatementRow = {
  readonly id: string
  readonly source_id: string
  readonly source_name: string
  readonly account: MirrorAccount
  readonly file_name: string
  readonly status: wire.StatementStatus
  readonly step: wire.Statement['step']
  readonly done: number
  readonly total: number
  readonly problems: readonly wire.StatementProblem[]
  readonly notices: readonly wire.StatementProblem[]
  readonly rules: readonly wire.MatchingRule[]
  readonly first_day: string | null
  readonly last_day: string | null
  readonly lines: number
  readonly entries: number
  readonly matched: number
  readonly open_lines: number
  readonly open_entries: number
  readonly differing: number
  readonly unexplained: number
  readonly entered_by: string
  readonly created_at: string
  readonly signed_by: string | null
  readonly signed_at: string | null
  readonly result_digest: string | null
}

const day = (name: string) => `to_char(${name}, 'YYYY-MM-DD') as ${name}`
/** Columns of `statementTable`. */
export const statementColumns = `id, source_id, source_name, account, file_name, status, step, done, total, problems, notices, rules,
  ${day('first_day')}, ${day('last_day')}, lines, entries, matched, open_lines, open_entries, differing, unexplained, entered_by,
  created_at, signed_by, signed_at, result_digest`
/** Statements with the names of their sources. */
export const statementTable = `(select s.*, o.name as source_name from private.statements s
  join private.statement_sources o on o.id = s.source_id) as statements`

const sourceColumns =
  'id, name, account, currency, format, mapping, inverted, rules, accounts, saved_at, saved_by'

/** A statement that has ended, with what its file said about itself. */
type Ended = { readonly file_name: string; readonly spans: readonly StatementSpan[] }

type NewStatement = {
  readonly id: string
  readonly source: SourceRow
  readonly fileName: string
  readonly digest: string
  readonly enteredBy: string
}

/** A correcting entry of it was booked since it was matched. */
const isCorrected = `status = 'matched' and exists (
   select from private.statement_items i
   where i.statement_id = s.id and i.correction is not null and i.match is null
     and ${isBookedSince('i.correction', 's.asked_at')} and not exists (
     select from private.statement_items e
     where e.statement_id = s.id and e.side = 'entry' and e.type in ('AdjustmentBooked', 'JournalEntryBooked')
       and strpos(e.reference, i.correction) > 0))`

/** When it is due (`Job.due`). */
export const statementsDue = `
  select least((select min(asked_at) from private.statements where status in ('asked', 'running')),
    (select min(asked_at) from private.statements s where ${isCorrected}))`

/** One statement. */
export const one = async (db: Db, id: string): Promise<StatementRow | undefined> => {
  const rows = await ask<StatementRow>(
    db,
    `select ${statementColumns} from ${statementTable} where id = $1`,
    [id],
  )
  return rows[0]
}

/** The sources of statements, by name. */
export const sources = (db: Db): Promise<readonly SourceRow[]> =>
  ask<SourceRow>(db, `select ${sourceColumns} from private.statement_sources order by name, id limit 500`)

/** One source of statements. */
export const source = (db: Db, id: string): Promise<SourceRow | undefined> =>
  first<SourceRow>(db, `select ${sourceColumns} from private.statement_sources where id = $1`, [id])

/** The items that statements leave open of a month (`2026-10`): those without a match, and statements of its days that nobody has signed. */
export const unreconciled = async (db: Db, month: string): Promise<wire.Unreconciled> => {
  const lastDay = "($1::date + interval '1 month' - interval '1 day')::date"
  const [items, unsigned] = await Promise.all([
    ask<{ n: number }>(
      db,
      `select count(*)::float8 as n from private.statement_items where state = 'open' and booked_on between $1::date and ${lastDay}`,
      [`${month}-01`],
    ),
    ask<wire.Unreconciled['unsigned'][number]>(
      db,
      `select id, source_name, file_name from ${statementTable}
       where signed_at is null and status not in ('refused', 'failed') and first_day <= ${lastDay}
         and last_day >= $1::date order by source_name, file_name limit 100`,
      [`${month}-01`],
    ),
  ])
  return { open_items: items[0]?.n ?? 0, unsigned: [...unsigned] }
}

/** Saves a source; its account stays what it was, since its statements stand against that. */
export const saveSource = async (db: Db, source: Omit<SourceRow, 'saved_at' | 'accounts'>): Promise<void> => {
  const { id, name, account, currency, format, mapping, inverted, rules, saved_by } = source
  await db.query(
    `insert into private.statement_sources
       (id, name, account, currency, format, mapping, inverted, rules, saved_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set name = excluded.name, currency = excluded.currency, format = excluded.format,
       mapping = excluded.mapping, inverted = excluded.inverted, rules = excluded.rules, saved_by = excluded.saved_by,
       saved_at = now()`,
    [id, name, account, currency, format, mapping && JSON.stringify(mapping), inverted]
      .concat(JSON.stringify(rules))
      .concat(saved_by),
  )
}

/** Takes a file in, and wakes the workers; answers whether it is new. The same id again changes nothing. */
export const add = async (db: Pool, given: NewStatement, content: Uint8Array): Promise<boolean> => {
  const { id, source, fileName, digest, enteredBy } = given
  const isAdded = await inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `insert into private.statements (id, source_id, account, file_name, digest, rules, entered_by)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, source.id, source.account, fileName, digest, JSON.stringify(source.rules), enteredBy],
    )
    if (rowCount !== 1) return false
    await keepFile(client, id, content)
    return true
  })
  return isAdded || (await one(db, id)) !== undefined
}

/** The one whose turn it is: one that a killed worker has left, or the one asked for first. One worker at a time asks. */
export const take = async (db: Db): Promise<StatementRow | undefined> => {
  const rows = await ask<{ id: string }>(
    db,
    `update private.statements set status = 'running', done = 0, total = 0 where id = (
       select id from private.statements where status in ('running', 'asked') order by asked_at, id limit 1
     ) returning id`,
  )
  return rows[0] && one(db, rows[0].id)
}

/** The file's text in UTF-8. */
export { fileOf } from './statement-files.ts'

/** The statements of a source that end on a day or before it, the latest first, with the balances they ended with. */
export const endedBy = async (db: Db, sourceId: string, id: string, day: string): Promise<readonly Ended[]> =>
  ask<Ended>(
    db,
    `select file_name, spans from private.statements
     where source_id = $1 and id <> $2 and last_day <= $3 order by last_day desc, created_at desc limit 50`,
    [sourceId, id, day],
  )

/** Keeps the accounts of a source's first file; one that has some already keeps those. */
export const saveAccounts = (db: Db, sourceId: string, accounts: readonly string[]): Promise<void> =>
  run(db, 'update private.statement_sources set accounts = $2 where id = $1 and accounts is null', [
    sourceId,
    JSON.stringify(accounts),
  ])

/** Refuses a file that cannot be read, and forgets it. */
export const refuse = (db: Db, id: string, problems: readonly wire.StatementProblem[]): Promise<void> =>
  run(
    db,
    `with gone as (delete from private.statement_file_pieces where statement_id = $1)
     update private.statements set status = 'refused', step = null, problems = $2 where id = $1`,
    [id, JSON.stringify(problems)],
  )

/** Notes how far the matching of a statement has come. */
export const progress = (db: Db, id: string, step: string, done: number, total: number): Promise<void> =>
  run(db, 'update private.statements set step = $2, done = $3, total = $4 where id = $1', [
    ...[id, step, done, total],
  ])

/** Notes that the matching of a statement has ended. */
export const end = (db: Db, id: string, status: 'matched' | 'failed'): Promise<void> =>
  run(db, `update private.statements set status = $2, step = null where id = $1 and status = 'running'`, [
    id,
    status,
  ])

/** Asks for a statement to be matched again, by the rules of its source; answers whether it was there and not signed. */
export const askAgain = (db: Db, id: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.statements s set status = 'asked', asked_at = now(), rules = o.rules
     from private.statement_sources o
     where s.id = $1 and o.id = s.source_id and s.status in ('matched', 'failed')`,
    [id],
  )

/**
 * Asks for those again of which a correcting entry has been booked that is not among their items yet. One that was booked
 * before they were last asked for was looked for then; the minute is for clocks that differ.
 */
export const askForCorrected = (db: Db): Promise<void> =>
  run(
    db,
    `update private.statements s set status = 'asked', asked_at = now()
     where ${isCorrected}`,
  )
