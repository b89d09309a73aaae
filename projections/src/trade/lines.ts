import { lockedCurrencyOf } from '@strongroom/ledger/trade'
import { booked, type LinesOf, said } from '../statement/line.ts'

/** How each fact of a wallet that trade leaves reads on a statement. */
export const lines: LinesOf<'TradePlaced' | 'TradeSettled' | 'TradeFilled' | 'TradeCancelled'> = {
  TradePlaced: ({ orderId, side, base, target, price, amount }) => [
    booked('trade-placed', orderId, lockedCurrencyOf({ side, base, target }), {
      details: said({ side, base, target, price, amount }),
    }),
  ],
  TradeSettled: ({ orderId, side, base, target, price, paidCurrency, receivedCurrency, fee }) => {
    const details = said({ side, base, target, price })
    return [
      booked('trade-paid', orderId, paidCurrency, { details, fee }),
      booked('trade-received', orderId, receivedCurrency, { details }),
    ]
  },
  // An order may be filled part by part: the remaining amount names the part.
  TradeFilled: ({ orderId, receivedCurrency, paid, paidCurrency, left }) => [
    {
      ...booked('trade-filled', orderId, receivedCurrency, {
        details: said({ paid, paidCurrency, left }),
      }),
      id: `trade-filled:${orderId}:${left}`,
    },
  ],
  TradeCancelled: ({ orderId, currency, reason }) => [
    booked('trade-cancelled', orderId, currency, { reason: reason ?? null }),
  ],
}
