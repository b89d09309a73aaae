import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { ada, ben, money, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { ReverseMovement } from './reversal.ts'

const topUp = toppedUp('100.00 USD')
const legs = 'legs' in topUp ? topUp.legs : ([] as unknown as Legs)

const reverse = (
  given: Partial<ReverseMovement['given']> = {},
  { reversalId = 'x1', reason = 'booked twice' } = {},
): ReverseMovement => ({
  type: 'ReverseMovement',
  input: { reversalId, eventId: 'e1', reason },
  given: {
    reverser: 'finance',
    original: { type: 'TopUpApproved', legs },
    lines: ['top-up:t1'],
    currencies: [USD],
    ...given,
  },
})

const reversed: WalletFact = {
  type: 'MovementReversed',
  reversalId: 'x1',
  eventId: 'e1',
  reversedType: 'TopUpApproved',
  lines: ['top-up:t1'],
  reason: 'booked twice',
  legs: move(money('100.00 USD'), { from: userAccount(ada, 'available'), to: 'world:chain' }),
}

describe('a reversal', () => {
  test('takes the legs back and names what it reverses', () => {
    const { after } = wallet
      .given(topUp)
      .when(reverse())
      .thenFacts({ type: 'MovementReversed', eventId: 'e1', lines: ['top-up:t1'] })
    expect(after.balances.USD?.available).toBe('0')
  })
  test('happens once for an event, for the same administrator and another', () => {
    wallet.given(topUp, reversed).when(reverse()).thenNothing()
    wallet
      .given(topUp, reversed, toppedUp('100.00 USD', 't2'))
      .when(reverse({}, { reversalId: 'x2' }))
      .thenRefused({ kind: 'already-reversed' })
  })
  test('is refused by one cent that is missing, and says so', () => {
    const spent: WalletFact = {
      type: 'QuickPaySent',
      paymentId: 'p',
      to: ben,
      currency: 'USD',
      amount: '0.01',
      legs: move(money('0.01 USD'), { from: userAccount(ada, 'available'), to: 'house:transit' }),
    }
    wallet
      .given(topUp, spent)
      .when(reverse())
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('gives back what a movement took, even from an empty wallet', () => {
    const taken = move(money('3.00 USD'), { from: userAccount(ada, 'available'), to: 'world:adjustment' })
    const { after } = wallet
      .given()
      .when(reverse({ original: { type: 'AdjustmentBooked', legs: taken } }))
      .thenFacts({ reversedType: 'AdjustmentBooked' })
    expect(after.balances.USD?.available).toBe('3')
  })
  test('turns both sides of a swap', () => {
    const mine = userAccount(ada, 'available')
    const swap = together(
      move(money('10.00 USD'), { from: mine, to: 'house:swap' }),
      move(money('9.970000 USDC'), { from: 'house:swap', to: mine }),
    )
    const original = { type: 'SwapSettled', legs: swap }
    wallet
      .given()
      .when(reverse({ original, currencies: [USD, USDC] }))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USDC', short: '9.970000' })
    const { after } = wallet
      .given(toppedUp('9.970000 USDC'))
      .when(reverse({ original, currencies: [USD, USDC] }))
      .thenFacts({ type: 'MovementReversed' })
    expect(after.balances).toMatchObject({ USD: { available: '10' }, USDC: { available: '0' } })
  })
  test('is refused for what has another end: locks, savings, transit, other members, reversals and cards', () => {
    const mine = userAccount(ada, 'available')
    const ends = [
      'house:transit',
      userAccount(ada, 'locked'),
      userAccount(ada, 'saving'),
      userAccount(ben, 'available'),
    ] as const
    for (const to of ends)
      wallet
        .given(topUp)
        .when(reverse({ original: { type: 'X', legs: move(money('1.00 USD'), { from: mine, to }) } }))
        .thenRefused({ kind: 'not-reversible' })
    for (const type of [
      'MovementReversed',
      'CardOpened',
      'WithdrawalReturned',
      'PaymentReturned',
      'BalanceGivenUp',
    ])
      wallet
        .given(topUp)
        .when(reverse({ original: { type, legs } }))
        .thenRefused({ kind: 'not-reversible' })
    wallet
      .given(topUp)
      .when(reverse({ original: { type: 'TopUpSubmitted', legs: [] as unknown as Legs } }))
      .thenRefused({ kind: 'not-reversible' })
  })
  test('is refused of nothing, without a reason, and by the member', () => {
    wallet
      .given(topUp)
      .when(reverse({ original: undefined }))
      .thenRefused({ kind: 'movement-unknown' })
    wallet
      .given(topUp)
      .when(reverse({}, { reason: ' ' }))
      .thenRefused({ kind: 'reason-missing' })
    wallet
      .given(topUp)
      .when(reverse({ reverser: ada }))
      .thenRefused({ kind: 'own-case' })
  })
})
