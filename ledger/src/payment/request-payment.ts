import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type FeeAboveAmount,
  type FeeTerms,
  feeFor,
  feeGiven,
  type NotVerified,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { nobody, openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The member asks an outside payer for money by bank. The payer and the purpose are personal and kept in `private`. Moves nothing. */
  PaymentRequested: { version: 1, schema: v.object({ requestId: id, currency: code, amount: decimal }) },
  /** Finance has seen the money. `amount` = `credited` + `fee`, exactly. */
  RequestedPaymentReceived: {
    version: 1,
    schema: v.object({
      requestId: id,
      currency: code,
      amount: decimal,
      fee: decimal,
      credited: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  RequestedPaymentRejected: {
    version: 1,
    schema: v.object({ requestId: id, by: v.picklist(['member', 'admin']), reason }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The member asks a third party for money. Nothing moves until finance has seen it. */
export type RequestPayment = {
  readonly type: 'RequestPayment'
  readonly input: { readonly requestId: string; readonly currency: string; readonly amount: string }
  readonly given: { readonly verified: boolean; readonly currency: Currency }
}
type RequestPaymentRefusal = NotVerified | AmountNotPositive | TooManyPlaces

/** Notes the payment that the member expects. A repeated request with the same id adds nothing. */
const decideRequest = (
  { input, given }: RequestPayment,
  wallet: Wallet,
): Decision<Facts, RequestPaymentRefusal> => {
  const { requestId, currency } = input
  if (keptAt(wallet.paymentRequests, requestId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  return accept({ type: 'PaymentRequested', requestId, currency, amount: asked.money.amount })
}

/** Finance has seen the money: credits it, less the fee. */
export type ReceiveRequestedPayment = {
  readonly type: 'ReceiveRequestedPayment'
  readonly input: {
    readonly requestId: string
    readonly externalTxId?: string | undefined
  } & FeeTerms
  /** `usual` is the house's fee for it, where finance does not say another. */
  readonly given: { readonly approver: string; readonly currency: Currency; readonly usual: FeeTerms }
}
type ReceiveRequestedPaymentRefusal = ReviewRefusal | FeeAboveAmount

/** Credits the member the amount paid, less the fee. The member cannot confirm it themselves. */
const decideReceive = (
  { input, given }: ReceiveRequestedPayment,
  wallet: Wallet,
): Decision<Facts, ReceiveRequestedPaymentRefusal> => {
  const open = openCase(wallet.paymentRequests, { id: input.requestId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const amount = Money.of(open.found.amount, given.currency)
  const fee = feeFor(amount, feeGiven(input) ? input : given.usual)
  if (!fee.lessThan(amount)) return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const credited = amount.minus(fee)
  return accept({
    type: 'RequestedPaymentReceived',
    requestId: input.requestId,
    currency: open.found.currency,
    amount: amount.amount,
    fee: fee.amount,
    credited: credited.amount,
    ...(input.externalTxId ? { externalTxId: input.externalTxId } : {}),
    legs: together(
      move(credited, { from: 'world:bank', to: userAccount(wallet.uid, 'available') }),
      move(fee, { from: 'world:bank', to: 'house:fees' }),
    ),
  })
}

/** Closes the request without a credit. */
export type RejectRequestedPayment = {
  readonly type: 'RejectRequestedPayment'
  readonly input: { readonly requestId: string; readonly reason: string }
  /** A member withdraws their own request; an administrator rejects another member's. `decider` is a uid. */
  readonly given: { readonly by: 'member' | 'admin'; readonly decider: string }
}
type RejectRequestedPaymentRefusal = ReviewRefusal | ReasonMissing

const decideReject = (
  { input, given }: RejectRequestedPayment,
  wallet: Wallet,
): Decision<Facts, RejectRequestedPaymentRefusal> => {
  const approver = given.by === 'admin' ? given.decider : nobody
  const open = openCase(wallet.paymentRequests, { id: input.requestId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const reason = input.reason.trim()
  if (!reason) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'RequestedPaymentRejected', requestId: input.requestId, by: given.by, reason })
}

const decided = (wallet: Wallet, requestId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  paymentRequests: withCase(wallet.paymentRequests, requestId, { status }),
})

/** Money that a member asks a third party for: requested, received, or closed. */
export const requestPayment = movement({
  facts,
  commands: {
    RequestPayment: decideRequest,
    ReceiveRequestedPayment: decideReceive,
    RejectRequestedPayment: decideReject,
  },
  whileFrozen: {
    RequestPayment: 'goes-on',
    ReceiveRequestedPayment: 'goes-on',
    RejectRequestedPayment: 'goes-on',
  },
  evolve: {
    PaymentRequested: (wallet, { requestId, currency, amount }) => ({
      ...wallet,
      paymentRequests: keep(wallet.paymentRequests, requestId, { status: 'pending', currency, amount }),
    }),
    RequestedPaymentReceived: (wallet, { requestId }) => decided(wallet, requestId, 'approved'),
    RequestedPaymentRejected: (wallet, { requestId }) => decided(wallet, requestId, 'rejected'),
  },
})
