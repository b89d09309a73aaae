import { describe, expect, test } from 'vitest'
import type { Told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { trades } from './trades.ts'

const of = (fact: object): Told => ['wallet-7', { orderId: 'o1', ...fact, legs: [] } as never]
const placed = of({
  type: 'TradePlaced',
  side: 'buy',
  base: 'BTC',
  target: 'USD',
  price: '100',
  amount: '2.00000000',
  reserved: '200.00',
})
const filled = (left: string, paid: string) =>
  of({
    type: 'TradeFilled',
    amount: '1.00000000',
    left,
    paid,
    paidCurrency: 'USD',
    received: '1.00000000',
    receivedCurrency: 'BTC',
  })
const rowOf = async (...facts: readonly Told[]) => (await givenFacts(trades, ...facts)).of('trades')[0]

describe('the list of trades', () => {
  test('shows an order as open', async () => {
    expect(await rowOf(placed)).toMatchObject({ uid: '7', status: 0, left_amount: '2.00000000' })
  })
  test('adds up its fills and completes with the last', async () => {
    const half = filled('1.00000000', '99.99')
    expect(await rowOf(placed, half)).toMatchObject({ status: 0, left_amount: '1.00000000' })
    expect(await rowOf(placed, half, filled('0.00000000', '100.01'))).toMatchObject({
      status: 1,
      paid: '200.000000000000000000',
      received: '2.000000000000000000',
    })
  })
  test('shows who cancelled it and why', async () => {
    const cancelled = of({
      type: 'TradeCancelled',
      by: 'admin',
      reason: 'x',
      currency: 'USD',
      unlocked: '200.00',
    })
    expect(await rowOf(placed, cancelled)).toMatchObject({ status: -1, cancelled_by: 'admin', reason: 'x' })
  })
})
