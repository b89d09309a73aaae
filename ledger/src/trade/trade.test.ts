import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { ada, BTC, ben, played, toppedUp, USD } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import type { FillTrade } from './fill-trade.ts'
import type { CancelTrade, PlaceTrade } from './trade.ts'
import { crosses } from './trade-order.ts'

type Asked = {
  side?: 'buy' | 'sell'
  amount?: string
  price?: string
  minimum?: string | null
  verified?: boolean
}
const place = ({
  side = 'buy',
  amount = '0.5',
  price = '20000.01',
  minimum = '0.001',
  verified = true,
}: Asked = {}): PlaceTrade => ({
  type: 'PlaceTrade',
  input: { orderId: 'o1', side, base: 'BTC', target: 'USD', price, amount },
  given: { verified, base: BTC, target: USD, pair: minimum === null ? undefined : { minimum } },
})
const near = { markets: ['20000.01'], share: '0.05', byTwo: false }
const fill = (
  amount?: string,
  by: FillTrade['given']['by'] = { approver: ben },
  bounds: FillTrade['given']['bounds'] = near,
): FillTrade => ({
  type: 'FillTrade',
  input: { orderId: 'o1', amount },
  given: { base: BTC, target: USD, by, bounds },
})
const cancel = (
  by: 'member' | 'admin',
  {
    reason,
    canceller = ben,
    locked = USD,
  }: { reason?: string; canceller?: string; locked?: typeof USD } = {},
): CancelTrade => ({
  type: 'CancelTrade',
  input: { orderId: 'o1', reason },
  given: { by, canceller, locked },
})

const start = [toppedUp('10000.01 USD'), toppedUp('1.00000000 BTC', 't2')]
const after = (...commands: readonly WalletCommand[]) => played(start, commands)

describe('placing a limit order', () => {
  test('locks what a buy may cost, rounded up', () => {
    const { after: then } = after().when(place()).thenFacts({
      type: 'TradePlaced',
      amount: '0.50000000',
      price: '20000.01',
      reserved: '10000.01',
    })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '10000.01' })
  })
  test('locks the amount of a sell', () => {
    const { after: then } = after()
      .when(place({ side: 'sell', amount: '1' }))
      .thenFacts({ type: 'TradePlaced', reserved: '1.00000000' })
    expect(then.balances.BTC).toMatchObject({ available: '0', locked: '1' })
  })
  test('is refused one unit above what is there', () => {
    after()
      .when(place({ price: '20000.03' }))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
    after()
      .when(place({ side: 'sell', amount: '1.00000001' }))
      .thenRefused({ kind: 'insufficient-funds', currency: 'BTC', short: '0.00000001' })
  })
  test('takes the minimum order and refuses less', () => {
    after()
      .when(place({ amount: '0.001' }))
      .thenFacts({ type: 'TradePlaced' })
    after()
      .when(place({ amount: '0.00099999' }))
      .thenRefused({ kind: 'below-minimum', minimum: '0.001', currency: 'BTC' })
  })
  test('is refused when it is worth less than a cent', () => {
    after()
      .when(place({ amount: '0.00000001', minimum: '0', price: '999999.99' }))
      .thenRefused({ kind: 'amount-too-small' })
    after()
      .when(place({ amount: '0.00000001', minimum: '0', price: '1000000' }))
      .thenFacts({ type: 'TradePlaced', reserved: '0.01' })
  })
  test.each(['0', '-1', '1e3', '0.0000000000001', '1234567890123', ''])(
    'is refused at the price %j',
    price => {
      after().when(place({ price })).thenRefused({ kind: 'price-invalid' })
    },
  )
  test('is refused before verification and for a pair not on offer', () => {
    after()
      .when(place({ verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    after()
      .when(place({ minimum: null }))
      .thenRefused({ kind: 'pair-not-offered' })
  })
  test('adds nothing when it is asked again', () => {
    after(place()).when(place()).thenNothing()
  })
})

describe('filling an order', () => {
  test('gives a buyer the amount for all that was locked', () => {
    const { after: then } = after(place())
      .when(fill())
      .thenFacts({ type: 'TradeFilled', amount: '0.50000000', left: '0.00000000', paid: '10000.01' })
    expect(then.balances).toMatchObject({
      USD: { available: '0', locked: '0' },
      BTC: { available: '1.5' },
    })
    expect(keptAt(then.trades, 'o1')?.status).toBe('completed')
  })
  test('gives a seller the price, rounded down', () => {
    const { after: then } = after(place({ side: 'sell', amount: '0.33333333', price: '100.01' }))
      .when(fill())
      .thenFacts({ type: 'TradeFilled', received: '33.33', receivedCurrency: 'USD' })
    expect(then.balances).toMatchObject({ USD: { available: '10033.34' }, BTC: { locked: '0' } })
  })
  test('part by part pays exactly what was locked, and completes with the last', () => {
    const once = after(place(), fill('0.25'))
    expect(keptAt(once.state.trades, 'o1')).toMatchObject({
      status: 'open',
      left: '0.25000000',
      reserved: '5000',
    })
    const { after: then } = once
      .when(fill())
      .thenFacts({ type: 'TradeFilled', paid: '5000.00', received: '0.25000000' })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '0' })
    expect(keptAt(then.trades, 'o1')?.status).toBe('completed')
  })
  test('is refused above what is left, and when the part is worth nothing', () => {
    after(place(), fill('0.25'))
      .when(fill('0.25000001'))
      .thenRefused({ kind: 'more-than-left', left: '0.25000000', currency: 'BTC' })
    after(place()).when(fill('0.00000001')).thenRefused({ kind: 'amount-too-small' })
  })
  test('by a price happens at the limit or better only', () => {
    after(place())
      .when(fill(undefined, { market: '20000.02' }))
      .thenRefused({ kind: 'limit-not-reached' })
    after(place())
      .when(fill(undefined, { market: '20000.01' }))
      .thenFacts({ type: 'TradeFilled', market: '20000.01', paid: '10000.01' })
    expect(crosses({ side: 'sell', price: '10' }, '9.99')).toBe(false)
    expect(crosses({ side: 'sell', price: '10' }, '10.0')).toBe(true)
  })
  test('happens once, not to a stranger’s order, and not by the member’s own hand', () => {
    after(place(), fill()).when(fill()).thenRefused({ kind: 'already-decided', status: 'completed' })
    after().when(fill()).thenRefused({ kind: 'case-unknown' })
    after(place())
      .when(fill(undefined, { approver: ada }))
      .thenRefused({ kind: 'own-case' })
  })
})

describe('cancelling an order', () => {
  test('unlocks what is still locked and keeps what was filled', () => {
    const { after: then } = after(place(), fill('0.25'))
      .when(cancel('member'))
      .thenFacts({ type: 'TradeCancelled', by: 'member', unlocked: '5000.00', currency: 'USD' })
    expect(then.balances).toMatchObject({
      USD: { available: '5000', locked: '0' },
      BTC: { available: '1.25' },
    })
  })
  test('unlocks base for a sell', () => {
    after(place({ side: 'sell', amount: '1' }))
      .when(cancel('member', { locked: BTC }))
      .thenFacts({ type: 'TradeCancelled', unlocked: '1.00000000' })
  })
  test('by an administrator needs a reason and another hand', () => {
    after(place()).when(cancel('admin')).thenRefused({ kind: 'reason-missing' })
    after(place())
      .when(cancel('admin', { reason: 'x', canceller: ada }))
      .thenRefused({ kind: 'own-case' })
    after(place())
      .when(cancel('admin', { reason: 'x' }))
      .thenFacts({ by: 'admin', reason: 'x' })
  })
  test('happens to open orders only', () => {
    after(place(), fill())
      .when(cancel('member'))
      .thenRefused({ kind: 'already-decided', status: 'completed' })
    after(place(), cancel('member'))
      .when(cancel('member'))
      .thenRefused({ kind: 'already-decided', status: 'cancelled' })
  })
})
