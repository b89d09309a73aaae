import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A deposit that Circle reported. Amounts are decimal strings, times ISO 8601. */
export type CircleDepositRow = RowOf<'circle_deposits'>

/** The filter of `bank.circleDeposits`, and the member whose deposits are asked for. */
export type CircleDepositFilter = ListFilter<'bank.circleDeposits'> & { readonly uid?: string | undefined }

/** Circle deposits of all members, or of one: a page and the sums by currency. */
export const { page: listCircleDeposits, sums: sumCircleDeposits } = listed<
  CircleDepositFilter,
  'circle_deposits'
>({
  table: 'views.circle_deposits',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { currency: 'currency', uid: 'uid' },
  begins: ['id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: 'currency', amount: 'credited' }],
  ranged: within('credited'),
})
