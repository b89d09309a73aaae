import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A member’s fixed deposit. Amounts are decimal strings, times ISO 8601. */
export type FixedDepositRow = RowOf<'fixed_deposits'>

export type FixedDepositFilter = ListFilter<'earn.allSubscriptions'>

/** Subscriptions of all members, or of one; to one plan only, if it is named: a page, the sums by currency and those with an id. */
export const {
  page: listFixedDeposits,
  sums: sumFixedDeposits,
  withId: findFixedDeposits,
} = listed<FixedDepositFilter, 'fixed_deposits'>({
  table: 'views.fixed_deposits',
  sorts: { created_date: 'created_at', amount: 'principal', maturity_date: 'matures_on' },
  equals: { uid: 'uid', status: 'status', currency: 'currency', term: 'term', planId: 'plan_id' },
  begins: ['id'],
  is: ['uid', 'plan_id'],
  summed: [{ figure: 'amount', currency: 'currency', amount: 'principal' }],
  ranged: within('principal'),
})

/** A member's subscriptions that run. */
export const listRunningDeposits = (db: Db, uid: string): Promise<readonly FixedDepositRow[]> =>
  select('fixed_deposits')(db, 'where uid = $1 and status = 0 order by created_at, id limit 200', [uid])

/** A member's subscription of a fixed term that ends next. */
export const nextToMature = async (db: Db, uid: string): Promise<FixedDepositRow | undefined> =>
  (
    await select('fixed_deposits')(
      db,
      'where uid = $1 and status = 0 and matures_on is not null order by matures_on, id limit 1',
      [uid],
    )
  )[0]

const steps = select('fixed_deposit_logs', ['number', 'kind', 'currency', 'amount', 'details', 'created_at'])

/** A step in a fixed deposit’s life. Amounts are decimal strings, times ISO 8601. */
export type FixedDepositLogRow = Selected<typeof steps>

/** The log of one subscription, newest first. */
export const listFixedDepositLog = (
  db: Db,
  { uid, id }: { uid: string; id: string },
): Promise<readonly FixedDepositLogRow[]> =>
  steps(db, 'where uid = $1 and deposit_id = $2 order by number desc', [uid, id])

const dueDeposits = select('fixed_deposits', ['uid', 'id', 'currency', 'due_on!'])

/** A fixed deposit of which something is due: interest, or its end. */
export type DueDeposit = Selected<typeof dueDeposits>

/** Subscriptions with interest or principal due by `today`, the longest overdue first; those behind one of them. */
export const listDueDeposits = (
  db: Db,
  { today, after, limit }: { today: string; after?: DueDeposit | undefined; limit: number },
): Promise<readonly DueDeposit[]> =>
  dueDeposits(
    db,
    `where status = 0 and due_on <= $1
       and ($3::text is null or (due_on, uid, id) > ($3, $4, $5))
     order by due_on, uid, id limit $2`,
    [today, limit, after?.due_on, after?.uid, after?.id],
  )
