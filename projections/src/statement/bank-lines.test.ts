import { inverse, type Legs, readLegs } from '@strongroom/ledger/book'
import { describe, expect, test } from 'vitest'
import type { Told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { movements } from './movements.ts'

const leg = (account: string, amount: string) => ({ account, currency: 'USD', amount })
const legs = (from: string, to: string, amount: string): Legs =>
  readLegs([leg(from, `-${amount}`), leg(to, amount)])
const of = (fact: object): Told => [
  'wallet-7',
  { currency: 'USD', amount: '100.00', fee: '0.00', ...fact } as never,
]
const [mine, locked, card] = ['available', 'locked', 'card'].map(pocket => `user:7:${pocket}`) as [
  string,
  string,
  string,
]

/** Small round amounts, without idle zeros. */
const plain = (value: unknown) => (value == null ? null : String(Number(value)))

const linesAfter = async (...told: readonly Told[]) => {
  const rows = (await givenFacts(movements, ...told)).of('movements')
  return Object.fromEntries(
    rows.map(({ id, state, amount, available_after }) => [
      id,
      [state, plain(amount), plain(available_after)],
    ]),
  )
}

const submitted = of({ type: 'DepositSubmitted', depositId: 'd', target: 'wallet', proofId: 'f' })
const completed = (to: string, target = 'wallet') =>
  of({
    type: 'DepositCompleted',
    depositId: 'd',
    target,
    cardFee: '0.00',
    credited: '100.00',
    legs: legs('world:bank', to, '100.00'),
  })
const deposited = [submitted, completed(mine)] as const

describe('the statement of money by bank', () => {
  test('shows a deposit pending, then with what came, or rejected', async () => {
    expect(await linesAfter(submitted)).toEqual({ 'deposit:d': ['pending', '0', null] })
    expect(await linesAfter(...deposited)).toEqual({ 'deposit:d': ['done', '100', '100'] })
    const rejected = of({ type: 'DepositRejected', depositId: 'd', reason: 'x' })
    expect(await linesAfter(submitted, rejected)).toEqual({ 'deposit:d': ['rejected', '0', null] })
  })
  test('shows that a deposit to the card leaves the balance as it is', async () => {
    expect(await linesAfter(submitted, completed(card, 'card'))).toEqual({ 'deposit:d': ['done', '0', null] })
  })

  const requested = of({
    type: 'WithdrawalRequested',
    withdrawalId: 'w',
    source: 'wallet',
    amount: '50.00',
    fee: '5.00',
    bankId: 'b',
    legs: legs(mine, locked, '55.00'),
  })
  test('takes a withdrawal out when it is asked for, and shows only what comes back', async () => {
    const settled = (back: string) =>
      of({
        type: 'WithdrawalSettled',
        withdrawalId: 'w',
        legs: back === '0' ? legs(locked, 'world:bank', '55.00') : legs(locked, mine, back),
      })
    expect(await linesAfter(...deposited, requested, settled('0'))).toEqual({
      'deposit:d': ['done', '100', '100'],
      'withdrawal:w': ['done', '-55', '45'],
    })
    expect(await linesAfter(...deposited, requested, settled('2.00'))).toMatchObject({
      'withdrawal-returned:w': ['done', '2', '47'],
    })
  })
  test('gives a rejected withdrawal back on a line of its own', async () => {
    const rejected = of({
      type: 'WithdrawalRejected',
      withdrawalId: 'w',
      reason: 'x',
      legs: legs(locked, mine, '55.00'),
    })
    expect(await linesAfter(...deposited, requested, rejected)).toMatchObject({
      'withdrawal:w': ['rejected', '-55', '45'],
      'withdrawal-returned:w': ['done', '55', '100'],
    })
  })

  test('marks what a reversal takes back, and books it on a line of its own', async () => {
    const reversed = of({
      type: 'MovementReversed',
      reversalId: 'x',
      eventId: 'e',
      reversedType: 'DepositCompleted',
      lines: ['deposit:d'],
      reason: 'twice',
      legs: inverse(legs('world:bank', mine, '100.00')),
    })
    expect(await linesAfter(...deposited, reversed)).toEqual({
      'deposit:d': ['reversed', '100', '100'],
      'reversal:e:USD': ['done', '-100', '0'],
    })
  })
  test('shows an adjustment that waits, and one that is booked', async () => {
    const proposed = of({ type: 'AdjustmentProposed', adjustmentId: 'a', reason: 'x', enteredBy: '9' })
    const booked = of({
      type: 'AdjustmentBooked',
      adjustmentId: 'a',
      legs: legs('world:adjustment', mine, '100.00'),
    })
    expect(await linesAfter(proposed)).toEqual({ 'adjustment:a': ['pending', '0', null] })
    expect(await linesAfter(proposed, booked)).toEqual({ 'adjustment:a': ['done', '100', '100'] })
  })
})
