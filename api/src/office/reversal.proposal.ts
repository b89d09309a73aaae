import { walletDecider } from '@strongroom/ledger/wallet'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { reversalCommand } from '../platform/cases/reverse.ts'
import { approvable } from '../platform/kinds/case-kind.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { looked, type Proposed, whyNotApproved } from '../platform/proposals/proposed.ts'

const adds = ['MovementReversed', 'CardLogReversed', 'WithdrawalReturned', 'PaymentReturned'] as const

/** A movement or a card log taken back, or a withdrawal or payment that the bank has sent back, which gives a member money. */
export const reversalProposal = proposes('reversal', {
  shown: ({ catalogue }, { of, credits, reason }) => {
    const inPlaces = (code: string, amount: string) => `${atScale(catalogue, code, amount)} ${code}`
    const credited = credits.map(({ currency, amount }) => inPlaces(currency, amount))
    if (of.kind === 'withdrawal' || of.kind === 'send-payment') {
      const after = { credited, bank_charge: inPlaces(of.currency, of.charge), reason }
      const id = of.kind === 'withdrawal' ? of.withdrawalId : of.paymentId
      return { subject: `${of.kind}:${id}`, before: null, after }
    }
    const subject = of.kind === 'card-log' ? of.logId : (of.lines[0] ?? of.eventId)
    return { subject, before: null, after: { credited, reason } }
  },
  apply: async (parts, ask, change) => {
    const by = { reverser: ask.session.uid, reversalId: ask.commandId }
    const command = await reversalCommand(parts, by, change)
    if (!command) return 'currency-not-offered'
    const { ledger, catalogue } = parts
    const outcome = await ledger.handle(walletDecider, change.uid, asked(ask, command, catalogue))
    return lapseOf(ask, outcome, change.uid)
  },
  approval: approvable<Proposed<'reversal'>, (typeof adds)[number]>({
    ...looked('reversal'),
    // Of a movement in several currencies the first; the others are among the member's money afterwards.
    currency: (_, { change: { credits } }) => credits[0]?.currency ?? '',
    whyNot: whyNotApproved,
    approval: (parts, { id, change }, _typed, { approver }) =>
      reversalCommand(parts, { reverser: approver, reversalId: id }, change),
    adds,
    figures: (_, { change: { credits } }) => {
      const amount = credits[0]?.amount ?? '0'
      return { amount, fee: null, credited: amount }
    },
  }),
})
