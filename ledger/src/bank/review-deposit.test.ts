import { describe, expect, test } from 'vitest'
import {
  complete,
  completed,
  confirm,
  confirmed,
  fail,
  failed,
  receive,
  received,
  reject,
  rejected,
  submitted,
} from '../testing/deposit-cases.ts'
import { ada, openedCard, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'

describe('what finance makes of a deposit', () => {
  test('received, it waits for its distribution; said twice, nothing changes', () => {
    wallet.given(submitted()).when(receive()).thenFacts(received)
    wallet.given(submitted(), received).when(receive()).thenNothing()
  })
  test('failed, it is closed, but not after it was received', () => {
    wallet.given(submitted()).when(fail(' never came ')).thenFacts(failed)
    wallet.given(submitted()).when(fail(' ')).thenRefused({ kind: 'reason-missing' })
    wallet
      .given(submitted(), received)
      .when(fail('late'))
      .thenRefused({ kind: 'already-decided', status: 'received' })
  })
  test('rejected, it is closed before and after it was received, and not once distributed', () => {
    wallet.given(submitted()).when(reject('not yours')).thenFacts(rejected)
    wallet.given(submitted(), received).when(reject('not yours')).thenFacts(rejected)
    wallet.given(submitted()).when(reject('')).thenRefused({ kind: 'reason-missing' })
    wallet
      .given(submitted(), received, completed())
      .when(reject('late'))
      .thenRefused({ kind: 'already-decided', status: 'completed' })
  })
  test('is never the member’s own doing', () => {
    for (const command of [receive(ada), fail('x', ada), reject('x', ada), complete({}, { approver: ada })])
      wallet.given(submitted()).when(command).thenRefused({ kind: 'own-case' })
  })
  test('needs a deposit', () => {
    for (const command of [receive(), fail('x'), reject('x'), complete(), confirm])
      wallet.given().when(command).thenRefused({ kind: 'case-unknown' })
  })
})

describe('completing a deposit', () => {
  test('notes that it came, takes the usual fee and credits the wallet', () => {
    const { after } = wallet
      .given(submitted())
      .when(complete())
      .thenFacts(received, { type: 'DepositCompleted', amount: '100.00', fee: '1.00', credited: '99.00' })
    expect(after.balances.USD?.available).toBe('99')
  })
  test('takes the fee, or the rate, that finance names', () => {
    wallet
      .given(submitted(), received)
      .when(complete({ fee: '2.5' }))
      .thenFacts({ fee: '2.50' })
    wallet
      .given(submitted(), received)
      .when(complete({ feeRate: '0.00005' }))
      .thenFacts({ fee: '0.01' })
    wallet
      .given(submitted(), received)
      .when(complete({ fee: '0' }))
      .thenFacts({ credited: '100.00' })
  })
  test('credits what really came in', () => {
    wallet
      .given(submitted(), received)
      .when(complete({ amount: '80', fee: '0', externalTxId: 'wire-7' }))
      .thenFacts({ amount: '80.00', credited: '80.00', externalTxId: 'wire-7' })
  })
  test('leaves at least a cent', () => {
    wallet
      .given(submitted(), received)
      .when(complete({ fee: '99.99' }))
      .thenFacts({ credited: '0.01' })
    wallet
      .given(submitted(), received)
      .when(complete({ fee: '100' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('puts it on the card where that was asked', () => {
    const state = wallet.given(submitted('card'), received, completed('card')).state
    expect(state.balances.USD).toMatchObject({ available: '0', card: '99' })
  })
  test('pays for the card that it opens', () => {
    const { decision } = wallet.given(submitted('open-card'), received).when(complete({ fee: '1' }))
    expect(decision).toMatchObject({
      facts: [
        {
          fee: '1.00',
          cardFee: '10.00',
          credited: '89.00',
          legs: [
            { account: 'world:bank', amount: '-89.00' },
            { account: `user:${ada}:card`, amount: '89.00' },
            { account: 'world:bank', amount: '-1.00' },
            { account: 'house:fees', amount: '1.00' },
            { account: 'world:bank', amount: '-10.00' },
            { account: 'house:card-fees', amount: '10.00' },
          ],
        },
        {
          type: 'CardOpened',
          cardId: 'd1',
          openedBy: 'bank',
          legs: [
            { account: 'house:card-fees', amount: '-20.00' },
            { account: `user:${ada}:card`, amount: '20.00' },
          ],
        },
      ],
    })
  })
  test('opens a card of the type that was asked for', () => {
    const asked = { ...submitted('open-card'), cardType: 'gold' } as WalletFact
    const { after } = wallet
      .given(asked, received)
      .when(complete())
      .thenFacts({ type: 'DepositCompleted' }, { type: 'CardOpened', cardType: 'gold' })
    expect(after.card?.cardType).toBe('gold')
  })
  test('that opens a card takes its price and nothing for charging it, unless finance names a fee', () => {
    wallet
      .given(submitted('open-card', '10.00'))
      .when(complete())
      .thenFacts(
        received,
        { type: 'DepositCompleted', amount: '10.00', fee: '0.00', cardFee: '10.00', credited: '0.00' },
        { type: 'CardOpened', openedBy: 'bank' },
      )
    wallet
      .given(submitted('open-card', '10.00'))
      .when(complete({ amount: '9.99' }))
      .thenRefused({ kind: 'fee-above-amount' })
    wallet
      .given(submitted('open-card', '10.00'))
      .when(complete({ feeRate: '0.01' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('opens no second card, and may then be rejected', () => {
    const before = [submitted('open-card'), received, openedCard]
    wallet
      .given(...before)
      .when(complete())
      .thenRefused({ kind: 'card-open-already' })
    wallet
      .given(...before)
      .when(reject('has a card'))
      .thenFacts({ type: 'DepositRejected' })
  })
  test('may be all spent on the card, and not a cent more', () => {
    wallet
      .given(submitted('open-card'), received)
      .when(complete({ fee: '90' }))
      .thenFacts({ credited: '0.00' }, { type: 'CardOpened' })
    wallet
      .given(submitted('open-card'), received)
      .when(complete({ fee: '90.01' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('happens once', () => {
    wallet
      .given(submitted(), received, completed())
      .when(complete())
      .thenRefused({ kind: 'already-decided', status: 'completed' })
  })
})

describe('confirming a deposit', () => {
  test('closes it for good, and again changes nothing', () => {
    wallet.given(submitted(), received, completed()).when(confirm).thenFacts(confirmed)
    wallet.given(submitted(), received, completed(), confirmed).when(confirm).thenNothing()
  })
  test('is refused before it is completed', () => {
    wallet.given(submitted(), received).when(confirm).thenRefused({ kind: 'not-completed' })
  })
})
