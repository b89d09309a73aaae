import { describe, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, money, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { WithdrawalSource } from './withdrawal.ts'

describe('a withdrawal that the bank sends back', () => {
  const back = (charge = '0', reason = 'no such account', approver = 'finance') =>
    ({
      type: 'ReturnWithdrawal',
      input: { withdrawalId: 'w1', charge, reason },
      given: { approver, currency: USD },
    }) as const
  const requestedFrom = (source: WithdrawalSource): readonly WalletFact[] => [
    {
      ...{ type: 'WithdrawalRequested', withdrawalId: 'w1', source, currency: 'USD' },
      ...{ amount: '100.00', fee: '6.00', bankId: 'b1' },
      legs: move(money('106.00 USD'), {
        from: userAccount(ada, 'available'),
        to: userAccount(ada, 'locked'),
      }),
    },
  ]
  const sentFrom = (source: WithdrawalSource): readonly WalletFact[] => [
    toppedUp('200.00 USD'),
    ...requestedFrom(source),
    {
      ...{ type: 'WithdrawalSettled', withdrawalId: 'w1', currency: 'USD', amount: '100.00', fee: '6.00' },
      legs: move(money('100.00 USD'), { from: userAccount(ada, 'locked'), to: 'world:bank' }),
    },
  ]
  const sent = (source: WithdrawalSource = 'wallet') => wallet.given(...sentFrom(source))
  test.each([
    ['wallet', 'available'],
    ['card', 'card'],
  ] as const)('goes back to the %s without what the bank has kept, once', (source, pocket) => {
    const fact: WalletFact = {
      ...{
        type: 'WithdrawalReturned',
        withdrawalId: 'w1',
        currency: 'USD',
        amount: '75.00',
        charge: '25.00',
      },
      reason: 'no such account',
      legs: move(money('75.00 USD'), { from: 'world:bank', to: userAccount(ada, pocket) }),
    }
    sent(source).when(back('25', ' no such account ')).thenFacts(fact)
    const then = wallet.given(...sentFrom(source), fact)
    then.when(back('25')).thenRefused({ kind: 'already-decided', status: 'returned' })
  })
  test('is one that was sent, and not one’s own', () => {
    wallet.given().when(back()).thenRefused({ kind: 'case-unknown' })
    wallet
      .given(toppedUp('200.00 USD'), ...requestedFrom('wallet'))
      .when(back())
      .thenRefused({ kind: 'withdrawal-not-sent' })
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
