import { changeFixedDeposit } from '@strongroom/ledger/earn'
import { asked } from '../command/asking.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { dayOf } from './subscriptions.ts'

/** A fixed deposit's rate, far above the one it has. */
export const subscriptionRateProposal = proposes('subscription-rate', {
  shown: (_, { depositId, currency, last, rate, reason }) => ({
    subject: depositId,
    before: { currency, rate: last },
    after: { currency, rate, reason },
  }),
  apply: async ({ catalogue, ledger }, ask, { uid, depositId, currency: code, rate, reason }) => {
    const currency = catalogue.currency(code)
    if (!currency) return 'currency-not-offered'
    const command = {
      type: 'ChangeFixedDepositRate',
      input: { depositId, rate, reason: reason ?? '' },
      given: { approver: ask.session.uid, today: dayOf(ask.now), currency },
    } as const
    return lapseOf(ask, await changeFixedDeposit(ledger, uid, asked(ask, command, catalogue)), uid)
  },
})
