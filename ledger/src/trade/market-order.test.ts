import { describe, expect, test } from 'vitest'
import { BTC, played, toppedUp, USD } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { marketPrice, type TradeAtMarket } from './market-order.ts'

type Asked = Partial<Pick<TradeAtMarket['input'], 'side' | 'pays' | 'least'>> &
  Partial<Pick<TradeAtMarket['given'], 'markets' | 'feeRate' | 'verified'>> & { minimum?: string | null }

const order = ({
  side = 'buy',
  pays = '1000.00',
  least = '0',
  markets = ['20000'],
  feeRate = '0.003',
  verified = true,
  minimum = '0.001',
}: Asked = {}): TradeAtMarket => ({
  type: 'TradeAtMarket',
  input: { orderId: 'o1', side, base: 'BTC', target: 'USD', pays, least },
  given: {
    ...{ verified, base: BTC, target: USD, markets, feeRate },
    pair: minimum === null ? undefined : { minimum },
  },
})
const start = [toppedUp('1000.00 USD'), toppedUp('1.00000000 BTC', 't2')]
const after = (...commands: readonly WalletCommand[]) => played(start, commands)

describe('an order at the market', () => {
  test('buys at once for all that is paid but the fee', () => {
    const { after: then } = after()
      .when(order())
      .thenFacts({
        ...{ type: 'TradeSettled', price: '20000', paid: '1000.00', fee: '3.00', paidCurrency: 'USD' },
        ...{ received: '0.04985000', receivedCurrency: 'BTC', amount: '0.04985000' },
      })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '0' })
    expect(then.balances.BTC).toMatchObject({ available: '1.04985' })
  })
  test('sells at once, its fee in what is sold', () => {
    after()
      .when(order({ side: 'sell', pays: '0.5' }))
      .thenFacts({
        ...{ type: 'TradeSettled', amount: '0.50000000', paid: '0.50000000', fee: '0.00150000' },
        ...{ received: '9970.00', receivedCurrency: 'USD' },
      })
  })
  test('takes of several prices the one that is best for the house', () => {
    expect(marketPrice('buy', ['20000', '21000', '19000'])).toBe('21000')
    expect(marketPrice('sell', ['20000', '21000', '19000'])).toBe('19000')
    expect(marketPrice('buy', [])).toBeUndefined()
  })
  test('brings the least that is taken, and is refused one unit below it', () => {
    after()
      .when(order({ least: '0.04985' }))
      .thenFacts({ type: 'TradeSettled' })
    after()
      .when(order({ least: '0.04985001' }))
      .thenRefused({ kind: 'price-moved', received: '0.04985000', currency: 'BTC' })
  })
  test('is refused where the sources are further apart than double, and where none is known', () => {
    after()
      .when(order({ markets: ['10000', '20000'] }))
      .thenFacts({ type: 'TradeSettled', price: '20000' })
    after()
      .when(order({ markets: ['9999.99', '20000'] }))
      .thenRefused({ kind: 'price-absurd' })
    after()
      .when(order({ markets: [] }))
      .thenRefused({ kind: 'market-unknown' })
  })
  test('takes the minimum in base and refuses less, bought or sold', () => {
    after()
      .when(order({ minimum: '0.04985' }))
      .thenFacts({ type: 'TradeSettled' })
    after()
      .when(order({ minimum: '0.04985001' }))
      .thenRefused({ kind: 'below-minimum', minimum: '0.04985001', currency: 'BTC' })
    after()
      .when(order({ side: 'sell', pays: '0.00099999' }))
      .thenRefused({ kind: 'below-minimum', minimum: '0.001', currency: 'BTC' })
  })
  test('is refused one cent above what is there', () => {
    after()
      .when(order({ pays: '1000.01' }))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('is refused where nothing would arrive, to the unverified, and for a pair that is not offered', () => {
    after()
      .when(order({ side: 'sell', pays: '0.00000001', minimum: '0' }))
      .thenRefused({ kind: 'amount-too-small' })
    after()
      .when(order({ verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    after()
      .when(order({ minimum: null }))
      .thenRefused({ kind: 'pair-not-offered' })
  })
  test('is made once: its id is no other order’s', () => {
    after(order()).when(order()).thenFacts()
  })
})
