import type { ListFilter, wire } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import {
  type Condition,
  equal,
  type Listed,
  type Listing,
  list,
  type SumRow,
  sums,
} from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/**
 * A deposit by bank transfer: `fee` and `credited` are null until it is distributed. Amounts are decimal strings, times
 * ISO 8601.
 */
export type DepositRow = RowOf<'deposits'>

const targetOf: Readonly<Record<wire.DepositType, DepositRow['target']>> = {
  1: 'wallet',
  2: 'card',
  3: 'open-card',
}

/** The filter of `bank.depositCases`; `targets` keeps deposits to these only. */
export type DepositFilter = ListFilter<'bank.depositCases'> & {
  readonly targets?: readonly string[] | undefined
}

/** One that was rejected before it had come has failed. */
const depositStatus =
  '(case when recharge_status = -1 and deposit_status = 0 then -1 else deposit_status end)'

const listing: Listing<ListFilter<'bank.depositCases'>> = {
  table: 'views.deposits',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'finished_at' },
  equals: {
    status: depositStatus,
    depositStatus,
    rechargeStatus: 'recharge_status',
    currency: 'currency',
    depositType: null,
    uid: 'uid',
  },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
}

const targetsOf = ({ targets, depositType }: DepositFilter): readonly Condition[] => [
  ...(targets ? [{ sql: 'target = any(?)', values: [targets] }] : []),
  ...equal('target', depositType && targetOf[depositType]),
]

/** Bank deposits of all members, or of one; to some targets only, if they are named. */
export const listDeposits = (db: Db, filter: DepositFilter): Promise<Listed<DepositRow>> =>
  list(db, listing, filter, targetsOf(filter))

/** Sums of the deposits under the filter, by currency. */
export const sumDeposits = (db: Db, filter: DepositFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter, targetsOf(filter))

/** A deposit by its id: those of several members if they chose the same one. */
export const findDeposits = (db: Db, id: string): Promise<readonly DepositRow[]> =>
  withId<DepositRow>(db, 'views.deposits', id)
