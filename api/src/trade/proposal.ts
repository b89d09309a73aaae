import { policyOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { fillCommand } from './fill-command.ts'

/** A limit order filled at a price that is worse for the house than the markets say. */
export const fillProposal = proposes('fill', {
  shown: ({ catalogue }, { orderId, side: type, base: currency, target, price, amount, markets }) => {
    const at = (each: string) => `${each} ${target}`
    return {
      subject: orderId,
      before: { market: markets.map(at) },
      after: {
        type,
        ...(amount && { amount: atScale(catalogue, currency, amount) }),
        currency,
        price: at(price),
      },
    }
  },
  apply: async ({ ledger, catalogue }, ask, { uid, orderId, amount, markets, base, target }) => {
    const bounds = { markets, share: policyOf(catalogue, 'fill').alone, byTwo: true }
    const by = { orderId, amount, approver: ask.session.uid, bounds }
    const command = fillCommand({ catalogue }, { base, target }, by)
    return lapseOf(ask, await ledger.handle(walletDecider, uid, asked(ask, command, catalogue)), uid)
  },
})
