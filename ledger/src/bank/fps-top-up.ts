import { accept, type Currency, Decimal, type Decision, Money, refuse, roundDown } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import {
  type AboveMaximum,
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type FeeAboveAmount,
  type FeeTerms,
  feeFor,
  type NotVerified,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The member has paid Hong Kong dollars by FPS. `ratio`, the price of one of them in `currency`, is promised. */
  FpsTopUpSubmitted: {
    version: 1,
    schema: v.object({ fpsId: id, hkdAmount: decimal, ratio: decimal, currency: code, receiptId: id }),
  },
  /** `amount` = `hkdAmount` × `ratio`, rounded down; `amount` = `credited` + `fee`, exactly. */
  FpsTopUpApproved: {
    version: 1,
    schema: v.object({
      fpsId: id,
      hkdAmount: decimal,
      ratio: decimal,
      currency: code,
      amount: decimal,
      fee: decimal,
      credited: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  FpsTopUpRejected: { version: 1, schema: v.object({ fpsId: id, reason }) },
} as const
type Facts = FactOf<typeof facts>

/** The currency of FPS payments. */
export const hkd: Currency = { code: 'HKD', scale: 2 }

/** The value of an FPS payment in the currency it is credited in. For the preview and for the approval. */
export const fpsWorth = (hkdAmount: string, ratio: string, currency: Currency): Money =>
  Money.of(roundDown(new Decimal(hkdAmount).times(ratio), currency.scale), currency)

/** The member states a payment by FPS. `hkdAmount` is in Hong Kong dollars; the credit is `hkdAmount` at `ratio`. */
export type SubmitFpsTopUp = {
  readonly type: 'SubmitFpsTopUp'
  readonly input: { readonly fpsId: string; readonly hkdAmount: string; readonly receiptId: string }
  readonly given: {
    readonly verified: boolean
    /** Whether the house takes FPS at present. */
    readonly on: boolean
    readonly currency: Currency
    readonly ratio: string
    /** In HKD, decimal strings. */
    readonly minimum: string
    readonly maximum: string
  }
}
type SubmitFpsTopUpRefusal =
  | NotVerified
  | { readonly kind: 'fps-off' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | AboveMaximum
  | { readonly kind: 'amount-too-small' }

/** Notes an FPS payment and its receipt for finance to look at, at today's ratio. */
const decideSubmit = (
  { input, given }: SubmitFpsTopUp,
  wallet: Wallet,
): Decision<Facts, SubmitFpsTopUpRefusal> => {
  const { fpsId, receiptId } = input
  const { minimum, maximum, ratio, currency } = given
  if (keptAt(wallet.fpsTopUps, fpsId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.on) return refuse({ kind: 'fps-off' })
  const asked = askedAmount(input.hkdAmount, hkd)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { value, amount: hkdAmount } = asked.money
  if (value.lessThan(minimum)) return refuse({ kind: 'below-minimum', minimum, currency: hkd.code })
  if (value.greaterThan(maximum)) return refuse({ kind: 'above-maximum', maximum, currency: hkd.code })
  if (!fpsWorth(hkdAmount, ratio, currency).isPositive()) return refuse({ kind: 'amount-too-small' })
  return accept({ type: 'FpsTopUpSubmitted', fpsId, hkdAmount, ratio, currency: currency.code, receiptId })
}

/** Finance has seen the payment: credits it at the ratio promised when it was submitted, less the fee. */
export type ApproveFpsTopUp = {
  readonly type: 'ApproveFpsTopUp'
  readonly input: { readonly fpsId: string; readonly externalTxId?: string | undefined } & FeeTerms
  readonly given: { readonly approver: string; readonly currency: Currency }
}

/** Credits the value of the payment at the promised ratio, less the fee. The house keeps the dollars. */
const decideApprove = (
  { input, given }: ApproveFpsTopUp,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | FeeAboveAmount> => {
  const { fpsId, externalTxId } = input
  const open = openCase(wallet.fpsTopUps, { id: fpsId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const { hkdAmount, ratio, currency } = open.found
  const worth = fpsWorth(hkdAmount, ratio, given.currency)
  const fee = feeFor(worth, input)
  if (!fee.lessThan(worth)) return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const credited = worth.minus(fee)
  return accept({
    type: 'FpsTopUpApproved',
    fpsId,
    hkdAmount,
    ratio,
    currency,
    amount: worth.amount,
    fee: fee.amount,
    credited: credited.amount,
    ...(externalTxId ? { externalTxId } : {}),
    legs: together(
      move(Money.of(hkdAmount, hkd), { from: 'world:fps', to: 'house:swap' }),
      move(credited, { from: 'house:swap', to: userAccount(wallet.uid, 'available') }),
      move(fee, { from: 'house:swap', to: 'house:fees' }),
    ),
  })
}

/** Finance closes the case without a credit. The member reads the reason. */
export type RejectFpsTopUp = {
  readonly type: 'RejectFpsTopUp'
  readonly input: { readonly fpsId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes an FPS payment without crediting it. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { fpsId, reason }, given: { approver } }: RejectFpsTopUp,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.fpsTopUps, { id: fpsId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'FpsTopUpRejected', fpsId, reason: reason.trim() })
}

/** Money paid in by Hong Kong's fast payments, in HKD, credited in another currency at a promised ratio. */
export const fpsTopUp = movement({
  facts,
  commands: {
    SubmitFpsTopUp: decideSubmit,
    ApproveFpsTopUp: decideApprove,
    RejectFpsTopUp: decideReject,
  },
  whileFrozen: { SubmitFpsTopUp: 'goes-on', ApproveFpsTopUp: 'goes-on', RejectFpsTopUp: 'goes-on' },
  evolve: {
    FpsTopUpSubmitted: (wallet, { fpsId, hkdAmount, ratio, currency }) => ({
      ...wallet,
      fpsTopUps: keep(wallet.fpsTopUps, fpsId, { status: 'pending', hkdAmount, ratio, currency }),
    }),
    FpsTopUpApproved: (wallet, { fpsId }) => ({
      ...wallet,
      fpsTopUps: withCase(wallet.fpsTopUps, fpsId, { status: 'approved' }),
    }),
    FpsTopUpRejected: (wallet, { fpsId }) => ({
      ...wallet,
      fpsTopUps: withCase(wallet.fpsTopUps, fpsId, { status: 'rejected' }),
    }),
  },
})
