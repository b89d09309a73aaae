import type { ProposedChange } from '@strongroom/ledger/office'
import type { Currency } from '@strongroom/shared'

type CircleDeposit = Omit<Extract<ProposedChange, { kind: 'circle-deposit' }>, 'kind' | 'uid'>

/** The command that credits a wire which Circle is said to have received. */
export const circleCredit = (
  { circleId, currency, amount, fee, feeRate }: CircleDeposit,
  given: { readonly recorder: string; readonly currency: Currency },
) => ({ type: 'CreditCircleDeposit', input: { circleId, currency, amount, fee, feeRate }, given }) as const
