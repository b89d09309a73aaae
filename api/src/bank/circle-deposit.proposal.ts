import { creditCircleDeposit, isCircleIdOfAnother } from '@strongroom/ledger/bank'
import type { Currency } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { approvable, asBooked } from '../platform/kinds/case-kind.ts'
import { type ChangeOf, lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { looked, type Proposed, whyNotApproved } from '../platform/proposals/proposed.ts'

/** The command that credits a wire which Circle is said to have received. */
const circleCredit = (
  { circleId, currency, amount, fee, feeRate }: ChangeOf<'circle-deposit'>,
  given: { readonly recorder: string; readonly currency: Currency },
) => ({ type: 'CreditCircleDeposit', input: { circleId, currency, amount, fee, feeRate }, given }) as const

/** A wire that Circle is said to have received, credited. */
export const circleDepositProposal = proposes('circle-deposit', {
  shown: ({ catalogue }, { uid: _, kind: __, circleId, currency, amount, ...fees }) => ({
    subject: circleId,
    before: null,
    after: { circleId, currency, amount: atScale(catalogue, currency, amount), ...fees },
  }),
  apply: async ({ catalogue, ledger }, ask, change) => {
    const { uid } = change
    const currency = catalogue.currency(change.currency)
    if (!currency) return 'currency-not-offered'
    const command = circleCredit(change, { recorder: ask.session.uid, currency })
    return lapseOf(ask, await creditCircleDeposit(ledger, uid, asked(ask, command, catalogue)), uid)
  },
  approval: approvable<Proposed<'circle-deposit'>, 'CircleDepositCredited'>({
    ...looked('circle-deposit'),
    currency: (_, { change }) => change.currency,
    whyNot: async (parts, ask, found) => {
      const refusal = await whyNotApproved(parts, ask, found)
      if (refusal) return refusal
      const isTaken = await isCircleIdOfAnother(parts.ledger, found.change)
      return isTaken ? refusalOf({ kind: 'circle-id-already-used' }) : undefined
    },
    approval: (_, { change }, _typed, { approver, currency }) =>
      circleCredit(change, { recorder: approver, currency }),
    adds: 'CircleDepositCredited',
    figures: asBooked,
  }),
})
