import { describe, expect, test } from 'vitest'
import { money } from '../testing/wallet-cases.ts'
import { ownerOf, pocketIn } from './accounts.ts'
import { inverse, move, readLegs, together } from './legs.ts'

describe('legs', () => {
  test('take out of one account what they put into the other', () => {
    expect(move(money('1.50 USD'), { from: 'world:bank', to: 'house:fees' })).toEqual([
      { account: 'world:bank', currency: 'USD', amount: '-1.50' },
      { account: 'house:fees', currency: 'USD', amount: '1.50' },
    ])
  })
  test('of nothing are none', () => {
    expect(move(money('0 USD'), { from: 'world:bank', to: 'house:fees' })).toEqual([])
  })
  test('do not go backwards', () => {
    expect(() => move(money('-1 USD'), { from: 'world:bank', to: 'house:fees' })).toThrow(/negative amount/)
  })
  test('of several movements balance because each does', () => {
    const legs = together(
      move(money('1.50 USD'), { from: 'world:bank', to: 'house:fees' }),
      move(money('2.000001 USDC'), { from: 'house:swap', to: 'user:1:available' }),
    )
    expect(readLegs(legs)).toHaveLength(4)
  })
  test('are taken back by their inverse', () => {
    const legs = move(money('1.50 USD'), { from: 'world:bank', to: 'house:fees' })
    expect(inverse(legs)).toEqual(
      move(money('1.50 USD'), { from: 'house:fees', to: 'world:bank' }).toReversed(),
    )
    expect(inverse(inverse(legs))).toEqual(legs)
    expect(readLegs(inverse(legs))).toHaveLength(2)
  })
  test('that do not sum to zero in one currency cannot be read, whatever the others do', () => {
    const legs = [
      { account: 'world:bank', currency: 'USD', amount: '-1.00' },
      { account: 'house:fees', currency: 'USD', amount: '1.00' },
      { account: 'house:swap', currency: 'USDC', amount: '-0.000001' },
    ]
    expect(() => readLegs(legs)).toThrow('legs do not balance: USDC is off by -0.000001')
    const mixed = [
      { account: 'world:bank', currency: 'USD', amount: '-1.00' },
      { account: 'house:fees', currency: 'USDC', amount: '1.00' },
    ]
    expect(() => readLegs(mixed)).toThrow(/USD is off/)
    expect(() => readLegs(mixed.map(leg => ({ ...leg, currency: 'USD', amount: '1.00' })))).toThrow(
      /off by 2/,
    )
  })
})

test('an account names its owner only when it is a member’s', () => {
  expect(ownerOf('user:100044:locked')).toEqual({ uid: '100044', pocket: 'locked' })
  expect(ownerOf('house:fees')).toBeUndefined()
  expect(ownerOf('world:bank')).toBeUndefined()
})

test('an account is a pocket of one member only', () => {
  expect(pocketIn('user:100044:saving', '100044')).toBe('saving')
  expect(pocketIn('user:100044:saving', '10004')).toBeUndefined()
  expect(pocketIn('house:fees', '100044')).toBeUndefined()
})
