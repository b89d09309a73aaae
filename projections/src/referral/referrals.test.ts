import { move } from '@strongroom/ledger/book'
import { Money } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { referrals } from './referrals.ts'

const joined = (uid: string, referrer?: string): Told => [
  `member-${uid}`,
  { type: 'MemberRegistered', userType: 0, ...(referrer ? { referrer } : {}) },
]
const decided = (uid: string, status: 1 | -1, referrer?: string): Told => [
  `member-${uid}`,
  { type: 'KycDecided', status, ...(referrer ? { referrer } : {}) },
]
const granted = (bonus: 'referrer' | 'referee', uid: string, about: string): Told => [
  `wallet-${uid}`,
  {
    type: 'BonusGranted',
    bonus,
    about,
    currency: 'USD',
    amount: '5',
    legs: move(Money.of('5', { code: 'USD', scale: 2 }), {
      from: 'house:bonus',
      to: `user:${uid}:available`,
    }),
  },
]
const rows = async (...facts: readonly Told[]) => (await givenFacts(referrals, ...facts)).of('referrals')

describe('referrals', () => {
  test('are those who came with somebody’s code', async () => {
    expect(await rows(joined('1'), joined('2', '1'))).toEqual([
      { uid: '2', referrer: '1', verified: false, created_at: told },
    ])
  })
  test('say whether the identity is proven, as it stands', async () => {
    const known = [joined('1'), joined('2', '1')]
    expect(await rows(...known, decided('1', 1), decided('2', 1, '1'))).toMatchObject([
      { uid: '2', verified: true },
    ])
    expect(await rows(...known, decided('2', 1, '1'), decided('2', -1, '1'))).toMatchObject([
      { verified: false },
    ])
  })
  test('do not move by a decision that leaves the identity as it was, which no referrer is told', async () => {
    expect(await rows(joined('2', '1'), decided('2', -1))).toMatchObject([{ verified: false }])
  })
  test('say what the referrer got, and not what the referee got', async () => {
    const known = [joined('1'), joined('2', '1')]
    expect(await rows(...known, granted('referrer', '1', '2'))).toMatchObject([
      { bonus: '5', currency: 'USD', bonus_at: told },
    ])
    expect((await rows(...known, granted('referee', '2', '1')))[0]).not.toHaveProperty('bonus')
  })
})
