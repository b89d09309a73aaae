/** Counterfactuals and their reports. */

import type { ReplayedCounterfactual } from '@strongroom/projections/audit'
import { ask, type Db, type Selected } from '@strongroom/projections/queries'
import { first, firstOf, matchesOne, run } from './run.ts'
import { selectPrivate } from './tables.ts'

/** A report as it is kept: with the members who differ most, and how many differ in all. */
export type KeptReport = ReplayedCounterfactual & {
  /** Missing in a report that was kept before it was counted; that one has all members. */
  readonly memberCount?: number
}

const counterfactuals = selectPrivate('counterfactuals', [
  'id::text',
  'terms',
  'first_day as from',
  'last_day as to',
  'asked_by::text',
  'asked_at',
  'status',
  'done',
  'total',
  'ended_at',
])

/** A counterfactual as it is kept. `status`: 0 waits or runs, 1 is answered, -1 could not be, -2 was stopped. */
export type CounterfactualRow = Selected<typeof counterfactuals>

type NewCounterfactual = {
  readonly id: string
  readonly terms: object
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly asked_by: string
}

const most = 50

/** When it is due (`Job.due`). */
export const counterfactualsDue = 'select min(asked_at) from private.counterfactuals where status = 0'

/** Keeps a question, and wakes the workers. */
export const keep = (db: Db, { id, terms, from, to, asked_by }: NewCounterfactual): Promise<void> =>
  run(
    db,
    `insert into private.counterfactuals (id, terms, first_day, last_day, asked_by) values ($1, $2, $3, $4, $5)`,
    [id, JSON.stringify(terms), from ?? null, to ?? null, asked_by],
  )

/** The newest first. */
export const list = (db: Db): Promise<readonly CounterfactualRow[]> =>
  counterfactuals(db, `order by asked_at desc, id limit ${most}`)

/** One replay with its report; null while it has none. */
export const byId = (db: Db, id: string) =>
  first<CounterfactualRow & { readonly report: KeptReport | null }>(
    db,
    `select ${counterfactuals.columns}, report from private.counterfactuals where id::text = $1`,
    [id],
  )

/** The one whose turn it is, the oldest first: one that a killed worker has left is begun again. */
export const next = (db: Db): Promise<CounterfactualRow | undefined> =>
  firstOf(counterfactuals(db, 'where status = 0 order by asked_at, id limit 1'))

/** Notes how far it is; answers whether it goes on: it may have been stopped meanwhile. */
export const progress = (db: Db, id: string, done: number, total: number): Promise<boolean> =>
  matchesOne(db, 'update private.counterfactuals set done = $2, total = $3 where id = $1 and status = 0', [
    id,
    done,
    total,
  ])

/** Ends one that waits or runs, without a report; answers how it stands then, or nothing where there is none of the id. */
export const stop = async (db: Db, id: string): Promise<CounterfactualRow['status'] | undefined> => {
  await db.query(
    `update private.counterfactuals set status = -2, ended_at = now() where id::text = $1 and status = 0`,
    [id],
  )
  const [row] = await ask<Pick<CounterfactualRow, 'status'>>(
    db,
    'select status from private.counterfactuals where id::text = $1',
    [id],
  )
  return row?.status
}

/** Ends it, with its report or without; one that was stopped meanwhile stays so. */
export const end = (db: Db, id: string, report?: KeptReport): Promise<void> =>
  run(
    db,
    `update private.counterfactuals set status = $2, report = $3, done = greatest(done, total), ended_at = now()
     where id = $1 and status = 0`,
    [id, report ? 1 : -1, report ? JSON.stringify(report) : null],
  )
