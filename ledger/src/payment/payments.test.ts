import { describe, expect, test } from 'vitest'
import { ada, ben, played, toppedUp, USD } from '../testing/wallet-cases.ts'
import type { FeeTerms } from '../wallet/checks.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import type { SendPayment } from './send-payment.ts'

const request = (amount: string, verified = true) =>
  ({
    type: 'RequestPayment',
    input: { requestId: 'r1', currency: 'USD', amount },
    given: { verified, currency: USD },
  }) as const
const receive = (fee: FeeTerms = {}, approver = ben, usual: FeeTerms = {}) =>
  ({
    type: 'ReceiveRequestedPayment',
    input: { requestId: 'r1', ...fee },
    given: { approver, currency: USD, usual },
  }) as const
const reject = (by: 'member' | 'admin', reason = 'no', decider = by === 'admin' ? ben : ada) =>
  ({ type: 'RejectRequestedPayment', input: { requestId: 'r1', reason }, given: { by, decider } }) as const

const send = (amount: string, given: Partial<SendPayment['given']> = {}): SendPayment => ({
  type: 'SendPayment',
  input: { paymentId: 'p1', currency: 'USD', amount, payee: 'hash' },
  given: { verified: true, currency: USD, price: { fee: '1', feeRate: '0.01' }, minimum: '5', ...given },
})
const settle = (approver = ben) =>
  ({
    type: 'SettlePayment',
    input: { paymentId: 'p1', externalTxId: 'wire-1' },
    given: { approver, currency: USD },
  }) as const
const fail = (reason = 'bounced', approver = ben) =>
  ({ type: 'FailPayment', input: { paymentId: 'p1', reason }, given: { approver, currency: USD } }) as const

const after = (...commands: readonly WalletCommand[]) => played([toppedUp('102.00 USD')], commands)

describe('requesting a payment', () => {
  test('is noted and moves nothing, once', () => {
    const { decision } = after().when(request('50'))
    expect(decision).toEqual({
      kind: 'accepted',
      facts: [{ type: 'PaymentRequested', requestId: 'r1', currency: 'USD', amount: '50.00' }],
    })
    after(request('50')).when(request('50')).thenNothing()
  })
  test('is refused at zero, with too many places and before verification', () => {
    after().when(request('0')).thenRefused({ kind: 'amount-not-positive' })
    after().when(request('0.001')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
    after().when(request('1', false)).thenRefused({ kind: 'identity-not-verified' })
  })
  test('credits what was paid less the fee, once', () => {
    const { after: then } = after(request('50'))
      .when(receive({ fee: '0.5' }))
      .thenFacts({ type: 'RequestedPaymentReceived', amount: '50.00', fee: '0.50', credited: '49.50' })
    expect(then.balances.USD?.available).toBe('151.5')
    after(request('50'), receive())
      .when(receive())
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    after(request('50'), receive())
      .when(reject('admin'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
  })
  test('takes the usual fee where finance says none, and never all of it', () => {
    after(request('50'))
      .when(receive({}, ben, { feeRate: '0.01' }))
      .thenFacts({ fee: '0.50' })
    after(request('50'))
      .when(receive({ fee: '49.99' }))
      .thenFacts({ credited: '0.01' })
    after(request('50'))
      .when(receive({ fee: '50' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('is confirmed by another hand only; the member may withdraw it', () => {
    after(request('50')).when(receive({}, ada)).thenRefused({ kind: 'own-case' })
    after(request('50'))
      .when(reject('admin', 'x', ada))
      .thenRefused({ kind: 'own-case' })
    after(request('50')).when(reject('member')).thenFacts({ type: 'RequestedPaymentRejected', by: 'member' })
    after(request('50')).when(reject('admin', ' ')).thenRefused({ kind: 'reason-missing' })
    after().when(reject('member')).thenRefused({ kind: 'case-unknown' })
  })
})

describe('sending a payment', () => {
  test('locks the amount and its fee', () => {
    const { after: then } = after()
      .when(send('100'))
      .thenFacts({ type: 'PaymentSubmitted', amount: '100.00', fee: '2.00' })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '102' })
  })
  test('is refused above what is there, fee included and rounded up', () => {
    after().when(send('100.01')).thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.02' })
  })
  test('takes the minimum and refuses one cent below it', () => {
    after().when(send('5')).thenFacts({ type: 'PaymentSubmitted', fee: '1.05' })
    after().when(send('4.99')).thenRefused({ kind: 'below-minimum', minimum: '5', currency: 'USD' })
  })
  test('is refused before verification, and adds nothing when asked again', () => {
    after()
      .when(send('5', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    after(send('5')).when(send('5')).thenNothing()
  })
  test('settles out of the lock into the bank and the fees', () => {
    const { after: then } = after(send('100'))
      .when(settle())
      .thenFacts({ type: 'PaymentSent', amount: '100.00', fee: '2.00', externalTxId: 'wire-1' })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '0' })
  })
  test('gives amount and fee back in full when it fails', () => {
    const { after: then } = after(send('100'))
      .when(fail())
      .thenFacts({ type: 'PaymentFailed', reason: 'bounced' })
    expect(then.balances.USD).toMatchObject({ available: '102', locked: '0' })
  })
  test('is decided once, with a reason, and by another hand', () => {
    after(send('100'), settle()).when(fail()).thenRefused({ kind: 'already-decided', status: 'approved' })
    after(send('100'), fail()).when(settle()).thenRefused({ kind: 'already-decided', status: 'rejected' })
    after(send('100')).when(fail(' ')).thenRefused({ kind: 'reason-missing' })
    after(send('100')).when(settle(ada)).thenRefused({ kind: 'own-case' })
    after(send('100')).when(fail('x', ada)).thenRefused({ kind: 'own-case' })
    after().when(settle()).thenRefused({ kind: 'case-unknown' })
  })
})
