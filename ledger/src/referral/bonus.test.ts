import { describe, expect, test } from 'vitest'
import { ben, USD, wallet } from '../testing/wallet-cases.ts'
import type { BonusKind, GrantBonus } from './bonus.ts'

const grant = (bonus: BonusKind, about: string, amount = '10'): GrantBonus => ({
  type: 'GrantBonus',
  input: { bonus, about, currency: 'USD', amount },
  given: { currency: USD },
})
const granted = (bonus: BonusKind, about: string) => {
  const { decision } = wallet.given().when(grant(bonus, about))
  if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
  return decision.facts
}

describe('a bonus', () => {
  test('comes out of the house’s purse', () => {
    const { after } = wallet
      .given()
      .when(grant('referrer', ben))
      .thenFacts({ type: 'BonusGranted', bonus: 'referrer', about: ben, amount: '10.00' })
    expect(after.balances.USD?.available).toBe('10')
  })
  test('is paid once for what it was earned by, even if the amount has changed', () => {
    wallet
      .given(...granted('referrer', ben))
      .when(grant('referrer', ben, '12'))
      .thenNothing()
  })
  test('is paid again for another member, and for another kind', () => {
    wallet
      .given(...granted('referrer', ben))
      .when(grant('referrer', 'another'))
      .thenFacts({ about: 'another' })
    wallet
      .given(...granted('referrer', ben))
      .when(grant('referee', ben))
      .thenFacts({ bonus: 'referee' })
  })
  test('is refused at zero and with half a cent', () => {
    wallet
      .given()
      .when(grant('sign-up', 'x', '0'))
      .thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given()
      .when(grant('sign-up', 'x', '0.005'))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
})
