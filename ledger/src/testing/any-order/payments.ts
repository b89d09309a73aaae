import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type WalletCommand, type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, inTurn, name, step, uid } from './steps.ts'

type PaymentReturned = Extract<WalletFact, { type: 'PaymentReturned' }>

const amount = fc.integer({ min: -10, max: 20_000 }).map(n => new Decimal(n).div(100).toFixed(2))
const given = { approver: 'finance', currency: USD }
const idOf = (uid: string, name: string) => `${uid}-${name}`

const simple = (weight: number, what: string, commandFor: (id: string, amount: string) => WalletCommand) =>
  step(weight, what, { uid, name, amount, commandId }, (ledger, of) =>
    ledger.handle(walletDecider, of.uid, ask(of.commandId, commandFor(idOf(of.uid, of.name), of.amount))),
  )

const sending = (paymentId: string, amount: string): WalletCommand => ({
  type: 'SendPayment',
  input: { paymentId, currency: 'USD', amount, payee: 'p' },
  given: { verified: true, currency: USD, price: { fee: '1', feeRate: '0.005' }, minimum: '0' },
})
const settling = (paymentId: string): WalletCommand => ({
  type: 'SettlePayment',
  input: { paymentId },
  given,
})
const returning = (paymentId: string, charge: string): WalletCommand => ({
  type: 'ReturnPayment',
  input: { paymentId, charge: new Decimal(charge).abs().div(10).toFixed(2), reason: 'x' },
  given,
})

/** Requested and sent payments. */
export const payments = group({
  makes: ['requestPayment', 'sendPayment', 'returnedPayment'],
  steps: [
    simple(2, 'request', (requestId, amount) => ({
      type: 'RequestPayment',
      input: { requestId, currency: 'USD', amount },
      given: { verified: true, currency: USD },
    })),
    simple(2, 'receive', (requestId, fee) => ({
      type: 'ReceiveRequestedPayment',
      input: { requestId, fee: new Decimal(fee).abs().toFixed() },
      given: { ...given, usual: {} },
    })),
    simple(1, 'reject request', requestId => ({
      type: 'RejectRequestedPayment',
      input: { requestId, reason: 'x' },
      given: { by: 'admin', decider: 'finance' },
    })),
    simple(3, 'send', sending),
    simple(2, 'settle payment', settling),
    simple(1, 'fail payment', paymentId => ({
      type: 'FailPayment',
      input: { paymentId, reason: 'x' },
      given,
    })),
    step(3, 'send a payment back', { uid, name, amount, charge: amount, commandId }, (ledger, of) => {
      const id = idOf(of.uid, of.name)
      const again = returning(id, of.charge)
      return inTurn(ledger, of, [sending(id, of.amount), settling(id), again, again])
    }),
  ],
  react: async () => {},
  // Each request and each payment is decided once, and comes back once.
  check: events => {
    const decisions = ['RequestedPaymentReceived', 'RequestedPaymentRejected', 'PaymentSent', 'PaymentFailed']
    const ids = events
      .filter(event => decisions.includes(event.type))
      .map(event => {
        const fact = event.data as unknown as { requestId?: string; paymentId?: string }
        return `request ${fact.requestId} payment ${fact.paymentId}`
      })
    expect(new Set(ids).size).toBe(ids.length)
    const returned = factsOf<PaymentReturned>(events, 'PaymentReturned').map(({ paymentId }) => paymentId)
    expect(returned).toEqual([...new Set(returned)])
  },
})
