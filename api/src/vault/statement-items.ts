/** Lines and entries of statements. Each change counts them again in its own transaction. */

import type { Db } from '@strongroom/projections/queries'
import {
  ask,
  askInPages,
  type Condition,
  type Listed,
  type Listing,
  list as listFrom,
} from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import { run } from './run.ts'
import { closeElsewhere, correctingEntries, isHeld, recounted } from './statement-results.ts'

/** A line of a statement or an entry of the books, as it is kept. */
export type ItemRow = Omit<wire.StatementItem, 'statement' | 'age_days' | 'correction_status'> & {
  readonly statement_id: string
  readonly is_near: boolean
  readonly matched_by: string | null
}

export { saveLines, saveMatches } from './statement-results.ts'

const columns = `id, statement_id, side, state, to_char(booked_on, 'YYYY-MM-DD') as booked_on, amount, currency, reference,
  counterparty, event_id, type, shown, is_near, match, rule, matched_by, difference, owner, note, correction, also`

const allOf = async (client: PoolClient, id: string): Promise<readonly ItemRow[]> => {
  const all: ItemRow[] = []
  await askInPages<ItemRow>(
    client,
    `select ${columns} from private.statement_items where statement_id = $1 order by statement_items.id collate "C"`,
    [id],
    rows => void all.push(...rows),
  )
  return all
}

const listing: Listing<wire.StatementItemFilter> = {
  table: 'private.statement_items',
  columns,
  sorts: { booked_on: 'statement_items.booked_on', amount: 'statement_items.amount', match: 'match' },
  equals: { statement: 'statement_id', side: 'side', state: 'state', match: 'match' },
  time: `(statement_items.booked_on::timestamp at time zone 'UTC')`,
  search: ['reference', 'counterparty', 'note', 'id'],
}

const correctionIs = (status: string) =>
  `exists (select from ${correctingEntries} a where a.id = statement_items.correction and a.status ${status})`
const isRejected = correctionIs('< 0')
/** One that the read model does not know yet waits too. */
const waitsForCorrection = `(correction is not null and not ${correctionIs('<> 0')})`

/** The same entry of the books is held for a correction in another statement. */
const isHeldElsewhere = `(side = 'entry' and exists (
  select from private.statement_items other where other.account = statement_items.account and other.id = statement_items.id
    and other.side = 'entry' and other.statement_id <> statement_items.statement_id and ${isHeld('other')}))`

/** Changes a statement that is matched and not signed; one at a time, and none while the workers are at it. */
const change = <T>(db: Pool, id: string, act: (client: PoolClient) => Promise<T>): Promise<T> =>
  recounted(db, id, async client => {
    const { rows } = await client.query<{ status: wire.StatementStatus }>(
      'select status from private.statements where id = $1 for update',
      [id],
    )
    const status = rows[0]?.status
    if (status !== 'matched') throw new StatementClosed(status)
    return act(client)
  })

/** A page of a statement's items. */
export const list = (
  db: Db,
  filter: wire.StatementItemFilter,
  own: readonly Condition[] = [],
): Promise<Listed<ItemRow>> => listFrom<ItemRow, wire.StatementItemFilter>(db, listing, filter, own)

/** Items of a statement by their ids. */
export const byIds = (db: Db, id: string, items: readonly string[]): Promise<readonly ItemRow[]> =>
  ask<ItemRow>(
    db,
    `select ${columns} from private.statement_items where statement_id = $1 and id = any($2)`,
    [id, items],
  )

/** Every item, those of matches by hand too, in the order of their ids' code points. */
export const all = (db: Pool, id: string): Promise<readonly ItemRow[]> =>
  inTransaction(db, client => allOf(client, id))

/** Entries of an account that other statements have matched, or hold for a correction, among those of some days. */
export const takenElsewhere = async (db: Pool, id: string, account: string, first: string, last: string) => {
  const taken = new Set<string>()
  const question = `select id from private.statement_items where account = $2 and side = 'entry'
     and (match is not null or ${isHeld('statement_items')})
     and statement_id <> $1 and booked_on between $3 and $4`
  await inTransaction(db, client =>
    askInPages<{ id: string }>(client, question, [id, account, first, last], rows => {
      for (const row of rows) taken.add(row.id)
    }),
  )
  return taken
}

/** Matches open items under the next number; answers whether all of them were open. */
export const matchByHand = (
  db: Pool,
  id: string,
  items: readonly string[],
  difference: string | null,
  by: string,
) =>
  change(db, id, async client => {
    const { rowCount } = await client.query(
      `update private.statement_items set rule = 'hand', matched_by = $3, difference = $4, match = (
         select coalesce(max(match), 0) + 1 from private.statement_items where statement_id = $1)
       where statement_id = $1 and id = any($2) and match is null and not ${waitsForCorrection}
         and not ${isHeldElsewhere}`,
      [id, items, by, difference],
    )
    if (rowCount !== items.length) throw new NotOpen()
    await closeElsewhere(client, id, items)
  })

/** Opens a match again; answers whether there was one. */
export const unmatch = (db: Pool, id: string, match: number): Promise<boolean> =>
  change(db, id, async client => {
    const { rowCount } = await client.query(
      `update private.statement_items set match = null, rule = null, matched_by = null, difference = null
       where statement_id = $1 and match = $2`,
      [id, match],
    )
    return (rowCount ?? 0) > 0
  })

/** Keeps a note and an owner of an item; answers whether it is there. */
export const note = (
  db: Pool,
  id: string,
  item: string,
  given: { owner?: string | undefined; note: string; by: string },
) =>
  change(db, id, async client => {
    const { rowCount } = await client.query(
      `update private.statement_items set note = nullif($3, ''), owner = $4, noted_by = $5, noted_at = now()
       where statement_id = $1 and id = $2`,
      [id, item, given.note, given.owner ?? null, given.by],
    )
    return rowCount === 1
  })

/**
 * Holds an open item for the entry that is about to be proposed for it. Answers what was there before, or nothing
 * where another entry stands: only a rejected one makes way.
 */
export const holdForCorrection = (db: Pool, id: string, item: string, adjustmentId: string) =>
  change(db, id, async client => {
    const [before] = await ask<Pick<ItemRow, 'match' | 'correction'>>(
      client,
      'select match, correction from private.statement_items where statement_id = $1 and id = $2',
      [id, item],
    )
    if (!before || before.match !== null) throw new NotOpen()
    const { rowCount } = await client.query(
      `update private.statement_items set correction = $3 where statement_id = $1 and id = $2
         and (correction is null or correction = $3 or ${isRejected}) and not ${isHeldElsewhere}`,
      [id, item, adjustmentId],
    )
    return rowCount === 1 ? { correction: before.correction } : undefined
  })

/** Where the entry stands that was proposed to correct an item; it waits until a read model knows it. */
export const correctionStatus = async (db: Db, correction: string): Promise<0 | 1 | -1> => {
  const [found] = await ask<{ status: 0 | 1 | -1 }>(
    db,
    `select sign(status)::integer as status from ${correctingEntries} entries where id = $1`,
    [correction],
  )
  return found?.status ?? 0
}

/** Gives an item back whose entry was refused, with what was there before. */
export const giveBack = (
  db: Db,
  id: string,
  item: string,
  adjustmentId: string,
  before: string | null,
): Promise<void> =>
  run(
    db,
    `update private.statement_items set correction = nullif($4, $3)
     where statement_id = $1 and id = $2 and correction = $3`,
    [id, item, adjustmentId, before],
  )

/** Signs what its items come to: `act` is handed them as they stand, and answers with their digest, or refuses. */
export const sign = (
  db: Pool,
  id: string,
  by: string,
  act: (items: readonly ItemRow[]) => Promise<string | undefined>,
): Promise<void> =>
  change(db, id, async client => {
    const digest = await act(await allOf(client, id))
    if (digest === undefined) return
    await client.query(
      `update private.statements set status = 'signed', signed_by = $2, signed_at = now(), result_digest = $3
       where id = $1`,
      [id, by, digest],
    )
  })

/** The entries that were proposed for a statement's items and not rejected, each with its item. */
export const corrections = async (db: Db, id: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await ask<{ id: string; correction: string }>(
    db,
    `select id, correction from private.statement_items
     where statement_id = $1 and correction is not null and not ${isRejected}`,
    [id],
  )
  return new Map(rows.map(row => [row.correction, row.id]))
}

/** The statement is not open for changes: the workers are at it, it could not be read, or it is signed. */
export class StatementClosed extends Error {
  override readonly name = 'StatementClosed'
  readonly status: wire.StatementStatus | undefined

  constructor(status: wire.StatementStatus | undefined) {
    super('the statement is not open for changes')
    this.status = status
  }
}

/** One of the items that are to be matched is not open any more. */
export class NotOpen extends Error {
  override readonly name = 'NotOpen'
}
