import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, ben, money, openedCard, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'

const close = { type: 'CloseWallet', input: {} } as const
const closed: WalletFact = { type: 'WalletClosed' }
const topUp = { topUpId: 't1', currency: 'USD', network: 'BANK', amount: '5', txid: 'x' } as const
const submitted: WalletFact = { type: 'TopUpSubmitted', ...topUp }
const onCard = move(money('20 USD'), { from: 'house:card-fees', to: userAccount(ada, 'card') })
const took = (text: string): WalletFact => ({
  type: 'QuickPaySent',
  paymentId: 'p1',
  to: ben,
  currency: 'USD',
  amount: money(text).amount,
  legs: move(money(text), { from: userAccount(ada, 'available'), to: 'house:transit' }),
})

describe('closing a wallet', () => {
  test('happens once, when nothing is in it', () => {
    wallet.given().when(close).thenFacts(closed)
    wallet.given(toppedUp('5.00 USD'), took('5.00 USD')).when(close).thenFacts(closed)
    wallet.given(closed).when(close).thenNothing()
  })
  test('is refused while a cent is left, and says of what', () => {
    wallet
      .given(toppedUp('5.00 USD'), toppedUp('1.00 USDC', 't2'), took('4.99 USD'))
      .when(close)
      .thenRefused({ kind: 'money-left', left: '0.01 USD, 1 USDC' })
  })
  test('is refused while a card owes what the wallet holds', () => {
    const spent: WalletFact = {
      type: 'CardLogBooked',
      logId: 'l1',
      networkTransactionId: 'n1',
      kind: 'purchase',
      currency: 'USD',
      amount: '5.00',
      settledOn: '2026-02-03',
      legs: move(money('5.00 USD'), { from: userAccount(ada, 'card'), to: 'world:card-network' }),
    }
    wallet
      .given(toppedUp('5.00 USD'), spent)
      .when(close)
      .thenRefused({ kind: 'money-left', left: '5 USD, -5 USD' })
  })
  test('is refused while a request is open, and not once it is decided', () => {
    const rejected: WalletFact = { type: 'TopUpRejected', topUpId: 't1', reason: 'no such transfer' }
    wallet.given(submitted).when(close).thenRefused({ kind: 'requests-open', open: 'top-up' })
    wallet.given(submitted, rejected).when(close).thenFacts(closed)
  })
  test('blocks the card, for good: no fee is due on it any more', () => {
    const active: WalletFact = { type: 'CardActivated', cardId: 'card-1', on: '2026-01-10' }
    const blocked = { type: 'CardBlocked', cardId: 'card-1', reason: 'Its member has left.' } as const
    const left = wallet.given(openedCard, active, blocked, closed)
    wallet.given(openedCard, active).when(close).thenFacts(blocked, closed)
    wallet.given(openedCard).when(close).thenFacts(blocked, closed)
    wallet
      .given(openedCard, { ...blocked, reason: 'lost' })
      .when(close)
      .thenFacts(closed)
    const activation = { type: 'ActivateCard', input: { cardId: 'card-1' } } as const
    left
      .when({ ...activation, given: { approver: '9', today: '2026-02-02' } })
      .thenRefused({ kind: 'wallet-closed' })
    expect(left.state.card?.status).toBe('blocked')
  })
  test('is refused while there is money on the card', () => {
    const put: WalletFact = { ...openedCard, initialBalance: '20', legs: onCard } as never
    wallet.given(put).when(close).thenRefused({ kind: 'money-left', left: '20 USD' })
  })
  test('names a currency once, whichever pockets hold it', () => {
    const put: WalletFact = { ...openedCard, initialBalance: '20', legs: onCard } as never
    wallet.given(toppedUp('5.00 USD'), put).when(close).thenRefused({ kind: 'money-left', left: '25 USD' })
  })
  test('ends what the member may begin', () => {
    wallet
      .given(closed)
      .when({ type: 'OpenWallet', input: { currency: 'USD' }, given: { offered: true, verified: true } })
      .thenRefused({ kind: 'wallet-closed' })
    wallet
      .given(closed)
      .when({
        type: 'SubmitTopUp',
        input: topUp,
        given: { verified: true, currency: USD, networkOffered: true },
      })
      .thenRefused({ kind: 'wallet-closed' })
  })
  test('does not hold up money that was already on its way', () => {
    wallet
      .given(closed)
      .when({
        type: 'ReceiveQuickPay',
        input: { paymentId: 'p2', from: ben, currency: 'USD', amount: '3.00' },
        given: { currency: USD },
      })
      .thenFacts({ type: 'QuickPayReceived', paymentId: 'p2' })
  })
})
