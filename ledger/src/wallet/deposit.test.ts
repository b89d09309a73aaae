import { describe, expect, test } from 'vitest'
import { ada, openedCard, USD, wallet } from '../testing/wallet-cases.ts'
import type { SubmitDeposit } from './deposit.ts'
import type { DepositTarget } from './deposit-target.ts'
import type { CompleteDeposit } from './review-deposit.ts'
import type { WalletFact } from './wallet-decider.ts'

const opening = { vipLevel: 3, fee: '10' }
const submit = (
  amount: string,
  given: Partial<SubmitDeposit['given']> = {},
  target: DepositTarget = 'wallet',
  depositId = 'd1',
): SubmitDeposit => ({
  type: 'SubmitDeposit',
  input: { depositId, target, currency: 'USD', amount, proofId: 'file-1' },
  given: { verified: true, currency: USD, bankUsable: true, card: opening, ...given },
})
const submitted = (target: DepositTarget = 'wallet', amount = '100.00'): WalletFact => ({
  type: 'DepositSubmitted',
  depositId: 'd1',
  target,
  currency: 'USD',
  amount,
  proofId: 'file-1',
})
const received: WalletFact = { type: 'DepositReceived', depositId: 'd1' }
const failed: WalletFact = { type: 'DepositFailed', depositId: 'd1', reason: 'never came' }
const rejected: WalletFact = { type: 'DepositRejected', depositId: 'd1', reason: 'not yours' }
const confirmed: WalletFact = { type: 'DepositConfirmed', depositId: 'd1' }

const receive = (approver = 'finance') =>
  ({ type: 'ReceiveDeposit', input: { depositId: 'd1' }, given: { approver } }) as const
const fail = (reason: string, approver = 'finance') =>
  ({ type: 'FailDeposit', input: { depositId: 'd1', reason }, given: { approver } }) as const
const reject = (reason: string, approver = 'finance') =>
  ({ type: 'RejectDeposit', input: { depositId: 'd1', reason }, given: { approver } }) as const
const complete = (
  asked: Partial<CompleteDeposit['input']> = {},
  given: Partial<CompleteDeposit['given']> = {},
): CompleteDeposit => ({
  type: 'CompleteDeposit',
  input: { depositId: 'd1', ...asked },
  given: {
    approver: 'finance',
    currency: USD,
    usualFee: { feeRate: '0.01' },
    cardFee: '10',
    cardInitialBalance: '20',
    ...given,
  },
})
const confirm = { type: 'ConfirmDeposit', input: { depositId: 'd1' } } as const

const completed = (target: DepositTarget = 'wallet') => {
  const { decision } = wallet.given(submitted(target), received).when(complete())
  if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
  return decision.facts[0] as WalletFact
}

describe('a bank deposit', () => {
  test('is noted with its proof, and moves nothing', () => {
    const { after } = wallet.given().when(submit('100')).thenFacts(submitted())
    expect(after.balances).toEqual({})
  })
  test('submitted again with the same id changes nothing', () => {
    wallet.given(submitted()).when(submit('100')).thenNothing()
  })
  test('may be one cent, and is refused at zero and with half a cent', () => {
    wallet.given().when(submit('0.01')).thenFacts({ type: 'DepositSubmitted', amount: '0.01' })
    wallet.given().when(submit('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given().when(submit('0.005')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('is refused before the member is verified, and from a bank account that is not usable', () => {
    wallet
      .given()
      .when(submit('1', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given()
      .when(submit('1', { bankUsable: false }))
      .thenRefused({ kind: 'bank-not-usable' })
  })
  test('to the card needs a card that is not blocked', () => {
    wallet
      .given()
      .when(submit('1', {}, 'card'))
      .thenRefused({ kind: 'card-missing' })
    wallet
      .given(openedCard)
      .when(submit('1', {}, 'card'))
      .thenFacts({ type: 'DepositSubmitted', target: 'card' })
    wallet
      .given(openedCard, { type: 'CardBlocked', cardId: 'card-1', reason: 'lost' })
      .when(submit('1', {}, 'card'))
      .thenRefused({ kind: 'card-blocked' })
  })
})

describe('a bank deposit that opens a card', () => {
  test('takes the price of the card and refuses one cent less', () => {
    wallet
      .given()
      .when(submit('10.00', {}, 'open-card'))
      .thenFacts({ target: 'open-card' })
    wallet
      .given()
      .when(submit('9.99', {}, 'open-card'))
      .thenRefused({ kind: 'below-minimum', minimum: '10.00', currency: 'USD' })
  })
  test('is refused below VIP level 3, and to who has a card', () => {
    wallet
      .given()
      .when(submit('20', { card: { ...opening, vipLevel: 2 } }, 'open-card'))
      .thenRefused({ kind: 'vip-level-too-low', needed: '3' })
    wallet
      .given(openedCard)
      .when(submit('20', {}, 'open-card'))
      .thenRefused({ kind: 'card-open-already' })
  })
  test('is refused while one is under way, and possible again when that one came to nothing', () => {
    const again = submit('20', {}, 'open-card', 'd2')
    wallet.given(submitted('open-card')).when(again).thenRefused({ kind: 'voucher-already-submitted' })
    wallet.given(submitted('open-card'), failed).when(again).thenFacts({ depositId: 'd2' })
    wallet.given(submitted('open-card'), rejected).when(again).thenFacts({ depositId: 'd2' })
  })
})

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
