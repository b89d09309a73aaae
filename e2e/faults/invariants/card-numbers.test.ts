import { describe, expect, test } from 'vitest'
import { cardNumbers } from './card-numbers.ts'
import { event } from './testing/event.ts'

const fact = (type: string, data: object) => event('wallet-1', type, { on: '2026-11-21', ...data })
const made = (use: string) => fact('CardNumberMade', { numberId: 'n', use, amount: '20' })
const bought = (authorisationId: string, amount: string, on = '2026-11-21') =>
  fact('CardPurchaseAuthorised', { authorisationId, amount, on, number: { id: 'n' } })
const captured = (authorisationId: string, amount: string, fromHold: string, released = '0') =>
  fact('CardPurchaseCaptured', { authorisationId, amount, fromHold, released })
const back = (authorisationId: string, amount: string, more: object = {}) =>
  fact('CardPurchaseReleased', { authorisationId, amount, ...more })

describe('a disposable number', () => {
  test('of one purchase is used once, and again where that was given up', () => {
    expect(cardNumbers([made('single'), bought('a', '20'), captured('a', '20', '20')])).toEqual([])
    expect(cardNumbers([made('single'), bought('a', '5'), bought('b', '5')])).toEqual([
      'the number n of wallet-1 is used twice',
    ])
    expect(cardNumbers([made('single'), bought('a', '5'), back('a', '5'), bought('b', '5')])).toHaveLength(1)
    const freed = back('a', '20', { frees: 'n' })
    expect(cardNumbers([made('single'), bought('a', '20'), freed, bought('b', '20')])).toEqual([])
  })

  test('of one merchant spends its limit in a month, held or captured, and not a cent more', () => {
    const once = [made('merchant'), bought('a', '15'), captured('a', '10', '10', '5')]
    expect(cardNumbers([...once, bought('b', '10')])).toEqual([])
    expect(cardNumbers([...once, bought('b', '10.01')])).toEqual([
      'the number n of wallet-1 has spent too much',
    ])
    expect(cardNumbers([...once, bought('b', '20', '2026-12-01')])).toEqual([])
    expect(cardNumbers([...once, captured('b', '20', '0')])).toEqual([])
    const added = fact('CardPurchaseIncremented', { authorisationId: 'a', amount: '10.01' })
    expect(cardNumbers([...once, added])).toHaveLength(1)
    expect(cardNumbers([...once, bought('b', '10'), captured('b', '11', '10')])).toHaveLength(1)
    expect(cardNumbers([...once, back('a', '0'), bought('b', '10')])).toEqual([])
  })
})
