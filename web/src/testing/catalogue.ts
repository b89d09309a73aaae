import type { wire } from '@strongroom/shared'
import type { Answer } from '../client/contract.ts'

const currencyOf = (code: string, name: string, scale: number): wire.CurrencyRecord => ({
  id: code,
  currency_code: code,
  currency_name: name,
  currency_img: '',
  type: scale === 2 ? 1 : 2,
  scale,
  status: 1,
  sort: 0,
})

/** The currencies of the house in tests: two places, and six. */
export const currencies: readonly wire.CurrencyRecord[] = [
  currencyOf('USD', 'US Dollar', 2),
  currencyOf('USDC', 'USD Coin', 6),
  currencyOf('USDT', 'Tether', 6),
]

/** A wallet with so much to spend. */
export const wallet = (
  currency: string,
  amount: string,
  but: Partial<wire.WalletRow> = {},
): wire.WalletRow => ({
  currency,
  currency_name: currency,
  amount,
  locked: '0',
  user_fixed_deposit_amount: '0',
  ...but,
})

/** A dollar is a dollar. */
export const prices: Answer<'catalogue.prices'> = {
  status: true,
  data: [{ usd: '1', usdc: '1', usdt: '1' }],
  source: 'ticker',
  as_of: '2026-11-23T00:00:00.000Z',
}

/** No settings, for a visitor in Hong Kong. */
export const settings: Answer<'catalogue.publicSettings'> = {
  status: true,
  data: [],
  ipinfo: { country: 'HK' },
}
