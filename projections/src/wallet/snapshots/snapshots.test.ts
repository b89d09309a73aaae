import { describe, expect, test } from 'vitest'
import { facts } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { snapshots } from './snapshots.ts'

describe('balance snapshots', () => {
  test('hold by how much each member’s money changed on a day, all pockets together', async () => {
    const locked = {
      type: 'PaymentSubmitted',
      paymentId: 'p',
      currency: 'USD',
      amount: '4.00',
      fee: '0.00',
      legs: [
        { account: 'user:7:available', currency: 'USD', amount: '-4.00' },
        { account: 'user:7:locked', currency: 'USD', amount: '4.00' },
      ],
    }
    const rows = await givenFacts(
      snapshots,
      facts.approved('7', 't', '10.00'),
      facts.sent('7', '8', 'q', '1.00'),
      ['wallet-7', locked as never],
    )
    expect(rows.of('balance_days')).toEqual([
      { uid: '7', currency: 'USD', day: '2026-03-01', amount: '9.000000000000000000' },
    ])
  })
  test('hold what a day’s prices were', async () => {
    const rows = await givenFacts(snapshots, [
      'prices-2026-02-28',
      { type: 'DayPriced', day: '2026-02-28', prices: { BTC: '64000', XTP: '0' } },
    ])
    expect(rows.of('day_prices')).toEqual([
      { currency: 'BTC', day: '2026-02-28', price: '64000' },
      { currency: 'XTP', day: '2026-02-28', price: '0' },
    ])
  })
})
