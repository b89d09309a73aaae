import { duesOf } from '@strongroom/ledger/earn'
import { type FixedDepositRow, listRunningDeposits } from '@strongroom/projections/earn'
import type { Coming, Days } from '../command/coming.ts'
import type { Parts } from '../dependencies.ts'
import { currencyOfDeposit, depositOf } from './subscriptions.ts'

const ofDeposit = (parts: Parts, row: FixedDepositRow, { to }: Days): readonly Coming[] => {
  const { id, currency } = row
  const { dues } = duesOf(depositOf(row), currencyOfDeposit(parts, row), to)
  const interest = dues
    .filter(({ interest }) => interest.isPositive())
    .map(
      ({ to: day, interest: { amount } }): Coming => ({
        kind: 'deposit-interest',
        direction: 'in',
        id,
        day,
        currency,
        amount,
      }),
    )
  if (row.matures_on === null || row.matures_on > to) return interest
  const end = { kind: 'deposit-maturity', direction: 'in', id, day: row.matures_on } as const
  return [...interest, { ...end, currency, amount: row.principal }]
}

/** Interest that a member's fixed deposits will pay, as their rates stand, and the principal of those that end. */
export const depositsToCome = async (parts: Parts, uid: string, days: Days): Promise<readonly Coming[]> => {
  const rows = await listRunningDeposits(parts.db, uid)
  return rows.flatMap(row => ofDeposit(parts, row, days)).filter(({ day }) => day >= days.from)
}
