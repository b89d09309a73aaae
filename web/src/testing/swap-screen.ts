import { press, see, seeButton, type } from './act.ts'
import { answers } from './answers.ts'
import { wallet } from './catalogue.ts'
import { renderScreen } from './render-screen.tsx'

/** The instant so many seconds from now, in ISO 8601. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** A quote for 100.50 USD in USDC, of an hour. */
export const quote = {
  source: 'USD',
  target: 'USDC',
  sourceAmount: '100.50',
  receivedAmount: '99.9975',
  feeRate: '0.005',
  fee: '0.5025',
  rate: '1',
  quoteId: 'quote-1',
  expiresAt: inSeconds(3600),
}

/** The swap made under that quote. */
export const record = { ...quote, id: 'swap-1', created_date: '2026-11-23T02:00:00.000Z' }

/** Two wallets, the pairs that can be swapped, and a server that swaps under the quote. */
export const answersSwaps = () => {
  answers('wallet.list', [wallet('USD', '500.00'), wallet('USDC', '20')])
  answers('swap.currencies', [
    { currency: 'USD', currency_name: 'US Dollar', targets: ['USDC', 'USDT'] },
    { currency: 'USDC', currency_name: 'USD Coin', targets: ['USD'] },
  ])
  answers('swap.check', ({ body }) => ({ ...quote, ...body }))
  answers('swap.make', record)
  answers('wallet.most', { currency: 'USD', most: '500.00', fee: '1.50', fee_currency: 'USD' })
}

/** Opens the screen of swaps, with its balances. */
export const openSwap = async () => {
  const shown = await renderScreen('/swap')
  await see('Available 500.00 USD')
  return shown
}

/** Opens the review of 100.50 USD. */
export const reviewSwap = async () => {
  const shown = await openSwap()
  type('Amount to give', '100.5')
  press(/^Review the swap/)
  await seeButton('Swap 100.50 USD')
  return shown
}
