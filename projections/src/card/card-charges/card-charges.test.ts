import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardCharges } from './card-charges.ts'

const of = (fact: object): Told => [
  'wallet-7',
  { chargeId: 'c', currency: 'USDC', ...fact, legs: [] } as never,
]
const requested = of({
  type: 'CardChargeRequested',
  cost: '100.5',
  fee: '1',
  cardCurrency: 'USD',
  amount: '100',
  day: '2026-11-21',
})
const row = async (...told: readonly Told[]) =>
  (await givenFacts(cardCharges, requested, ...told)).of('card_charges')[0]

describe('the list of card charges', () => {
  test('shows what a charge that waits takes and brings', async () => {
    expect(await row()).toMatchObject({
      uid: '7',
      id: 'c',
      currency: 'USDC',
      cost: '100.5',
      fee: '1',
      card_currency: 'USD',
      amount: '100',
      status: 0,
    })
  })
  test('shows that it is complete, or why it was cancelled, and who said so', async () => {
    const approved = of({ type: 'CardChargeApproved', cardCurrency: 'USD', amount: '100' })
    expect(await row(approved)).toMatchObject({ status: 1, decided_by: '9' })
    const rejected = of({ type: 'CardChargeRejected', reason: 'x' })
    expect(await row(rejected)).toMatchObject({ status: -1, reason: 'x', decided_by: '9' })
  })
})
