import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardOrders } from './card-orders.ts'

const of = (type: string, more = {}): Told => [
  'wallet-7',
  { type, orderId: 'o', orderHash: 'h', ...more } as never,
]
const row = async (...told: readonly Told[]) =>
  (await givenFacts(cardOrders, of('CardOrderSubmitted'), ...told)).of('card_orders')[0]

describe('the list of orders at the other provider', () => {
  test('shows an order that waits, and who processed or rejected it', async () => {
    expect(await row()).toMatchObject({ uid: '7', id: 'o', card_type: null, status: 0 })
    expect(await row(of('CardOrderProcessed'))).toMatchObject({ status: 1, decided_by: '9' })
    const typed = await givenFacts(cardOrders, of('CardOrderSubmitted', { cardType: 'gold' }))
    expect(typed.of('card_orders')).toMatchObject([{ card_type: 'gold' }])
    const rejected = await row(of('CardOrderRejected', { reason: 'no such order' }))
    expect(rejected).toMatchObject({ status: -1, reason: 'no such order', decided_by: '9' })
  })
})
