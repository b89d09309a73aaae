import type { ListFilter, wire } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { type Condition, equal } from '../../queries/list.ts'
import { listed } from '../../queries/listed.ts'
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

const targetsOf = ({ targets, depositType }: DepositFilter): readonly Condition[] => [
  ...(targets ? [{ sql: 'target = any(?)', values: [targets] }] : []),
  ...equal('target', depositType && targetOf[depositType]),
]

/** Bank deposits of all members, or of one; to some targets only, if they are named: a page, the sums by currency and those with an id. */
export const {
  page: listDeposits,
  sums: sumDeposits,
  withId: findDeposits,
} = listed<DepositFilter, 'deposits'>(
  {
    table: 'views.deposits',
    sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'finished_at' },
    equals: {
      status: depositStatus,
      depositStatus,
      rechargeStatus: 'recharge_status',
      currency: 'currency',
      depositType: null,
      targets: null,
      uid: 'uid',
    },
    begins: ['id', 'external_tx_id'],
    is: ['uid'],
    ranged: within('amount'),
  },
  targetsOf,
)
