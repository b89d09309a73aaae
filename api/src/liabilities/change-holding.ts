import { holdingDecider } from '@strongroom/ledger/liabilities'
import type { ProposedChange } from '@strongroom/ledger/office'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'

/** A holding of the house that two administrators state anew, or take out of what is stated. */
export type HoldingChange = Extract<ProposedChange, { readonly kind: 'holding' }>

type HoldingParts = Pick<Parts, 'ledger' | 'catalogue'>

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

/** Carries a change out. Answers with nothing, or why it cannot be any more. */
export const changeHolding = async (
  { ledger, catalogue }: HoldingParts,
  ask: Asker,
  change: HoldingChange,
): Promise<string | undefined> => {
  const command = holdingCommand({ catalogue }, change)
  const outcome = await ledger.handle(holdingDecider, change.holdingId, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  return undefined
}
