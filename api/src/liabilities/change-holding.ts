import type { ProposedChange } from '@strongroom/ledger/office'
import type { Parts } from '../dependencies.ts'

/** A holding of the house that two administrators state anew, or take out of what is stated. */
export type HoldingChange = Extract<ProposedChange, { readonly kind: 'holding' }>

/** The command of a change, which holds only while the statement stands that it was proposed about. */
export const holdingCommand = ({ catalogue }: Pick<Parts, 'catalogue'>, change: HoldingChange) => {
  const { before, after, reason } = change
  return after
    ? ({
        type: 'StateHolding',
        input: after,
        given: { before, currency: catalogue.currency(after.currency) },
      } as const)
    : ({ type: 'WithdrawHolding', input: { reason: reason ?? '' }, given: { before } } as const)
}
