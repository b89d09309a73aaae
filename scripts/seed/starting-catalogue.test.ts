import { expect, test } from 'vitest'
import { startingCatalogue } from './starting-catalogue.ts'

const currencies = startingCatalogue().flatMap(({ kind, value }) => (kind === 'currency' ? [value] : []))
const codes = (status: 0 | 1) =>
  currencies.filter(each => each.status === status).map(({ currency_code }) => currency_code)

test('the starting catalogue keeps every asset that the specification names, and offers those it can hold', () => {
  const specified = ['BTC', 'USDT', 'USX', 'HKX', 'ETH', 'BCH', 'LTC', 'XTP', 'USDC', 'USD', 'BUSD']
  expect([...codes(0), ...codes(1)]).toEqual(expect.arrayContaining(specified))
  expect(codes(0)).toEqual(['USX', 'HKX'])
})
