import { fill, press, see } from '../act.ts'
import { answers, lists } from '../answers.ts'
import { currencies, wallet } from '../catalogue.ts'
import { type Flow, pressOnce } from './flow.ts'

/** An order at the market. */
export const marketTrade: Flow = {
  ...{
    file: 'trade/member/market-trade.tsx',
    address: '/trades/sell',
    call: 'trade.atMarket',
    field: 'Amount',
  },
  set: () => {
    answers('wallet.list', [wallet('USD', '2000.00'), wallet('USDC', '500')])
    answers('currency.list', [...currencies])
    lists('trade.open', [])
    answers('trade.priceHistory', [])
    lists('trade.pairs', [
      {
        ...{ id: 'USDC-USD', base: 'USDC', target: 'USD', minimum: '0.001', price: null, status: 1, sort: 0 },
        market: '0.9985',
      },
    ])
    answers('trade.checkMarket', ({ body: { type, base, target } }) => ({
      ...{
        type,
        base,
        target,
        price: '0.99',
        pays: '10',
        pays_currency: base,
        fee: '0.03',
        fee_rate: '0.003',
      },
      ...{ gets: '9.87', gets_currency: target, least: '9.82', balance: '33.33' },
    }))
    answers('trade.atMarket', {
      ...{ id: 'trade-1', uid: '100045', kind: 'market', type: 'sell', base: 'USDC', target: 'USD' },
      ...{ price: '0.99', amount: '10', filled: '10', left: '0', paid: '10', received: '9.87', fee: '0.03' },
      ...{ locked: '0', locked_currency: 'USDC', status: 1, cancelled_by: null, reason: null },
      ...{ created_date: '2026-11-22T14:02:11.000Z', finish_date: '2026-11-22T14:02:11.000Z' },
    })
  },
  opens: () => pressOnce('At the market'),
  walk: async () => {
    await see('what I pay, in USDC')
    fill({ Amount: '10' })
    press('Review the order')
    await pressOnce('Sell now')
  },
  end: 'Place another',
}
