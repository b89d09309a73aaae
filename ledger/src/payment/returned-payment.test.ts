import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, money, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'

describe('a payment that the payee’s bank sends back', () => {
  const back = (charge = '0', reason = 'no such account', approver = 'finance') =>
    ({
      type: 'ReturnPayment',
      input: { paymentId: 'p1', charge, reason },
      given: { approver, currency: USD },
    }) as const
  const payment = { paymentId: 'p1', currency: 'USD', amount: '100.00', fee: '6.00' } as const
  const locked = userAccount(ada, 'locked')
  const submitted: readonly WalletFact[] = [
    toppedUp('200.00 USD'),
    {
      ...{ type: 'PaymentSubmitted', ...payment },
      legs: move(money('106.00 USD'), { from: userAccount(ada, 'available'), to: locked }),
    },
  ]
  const settled: readonly WalletFact[] = [
    ...submitted,
    {
      ...{ type: 'PaymentSent', ...payment },
      legs: move(money('100.00 USD'), { from: locked, to: 'world:bank' }),
    },
  ]
  const sent = () => wallet.given(...settled)
  const returned: WalletFact = {
    ...{ type: 'PaymentReturned', paymentId: 'p1', currency: 'USD', amount: '75.00', charge: '25.00' },
    reason: 'no such account',
    legs: move(money('75.00 USD'), { from: 'world:bank', to: userAccount(ada, 'available') }),
  }
  test('goes back to the wallet without what the bank has kept, once', () => {
    const { after } = sent().when(back('25', ' no such account ')).thenFacts(returned)
    expect(after.balances.USD?.available).toBe('169')
    wallet
      .given(...settled, returned)
      .when(back('25'))
      .thenRefused({ kind: 'already-decided', status: 'returned' })
  })
  test('is one that was sent, and not one’s own', () => {
    wallet.given().when(back()).thenRefused({ kind: 'case-unknown' })
    wallet
      .given(...submitted)
      .when(back())
      .thenRefused({ kind: 'payment-not-sent' })
    wallet
      .given(...submitted, {
        ...{ type: 'PaymentFailed', ...payment, reason: 'x' },
        legs: move(money('106.00 USD'), { from: locked, to: userAccount(ada, 'available') }),
      })
      .when(back())
      .thenRefused({ kind: 'payment-not-sent' })
    sent()
      .when(back('0', 'x', ada))
      .thenRefused({ kind: 'own-case' })
    sent().when(back('0', ' ')).thenRefused({ kind: 'reason-missing' })
  })
  test('costs less than what was sent, in whole cents', () => {
    sent().when(back('99.99')).thenFacts({ amount: '0.01', charge: '99.99' })
    sent().when(back('100')).thenRefused({ kind: 'fee-above-amount' })
    sent().when(back('0.001')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
})
