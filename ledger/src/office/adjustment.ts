import {
  accept,
  type Currency,
  type Decision,
  type MirrorAccount,
  Money,
  mirrorAccounts,
  refuse,
} from '@strongroom/shared'
import * as v from 'valibot'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, month, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Adjustment } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type InsufficientFunds,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import {
  type AlreadyDecided,
  type CaseUnknown,
  type NotYourProposal,
  openCase,
  type ReasonMissing,
  type ReviewRefusal,
  withCase,
} from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { aboutOf, booked } from './adjustment-booked.ts'

const facts = {
  /** An administrator wants money added (`amount` above zero) or taken away (below). Moves nothing. */
  AdjustmentProposed: {
    version: 1,
    schema: v.object({
      adjustmentId: id,
      currency: code,
      amount: decimal,
      reason,
      enteredBy: id,
      /** The mirror of a place outside that the other side is on, of an entry that a statement asked for. */
      against: v.optional(v.picklist(mirrorAccounts)),
      /** The month of the books that it corrects, `2026-10`; the one in which it is booked where it says none. */
      month: v.optional(month),
    }),
  },
  /** Done: at once when it is small, by a second administrator when it is not. The reason is its proposal's; older ones say none. */
  AdjustmentBooked: {
    version: 1,
    schema: v.object({
      adjustmentId: id,
      currency: code,
      amount: decimal,
      reason: v.optional(reason),
      month: v.optional(month),
      legs,
    }),
  },
  AdjustmentRejected: { version: 1, schema: v.object({ adjustmentId: id, reason }) },
  /** Its proposer takes it back while it waits. */
  AdjustmentWithdrawn: { version: 1, schema: v.object({ adjustmentId: id, reason }) },
} as const
type Facts = FactOf<typeof facts>

/**
 * An administrator adds or takes money by hand. Above the limit of one administrator nothing moves until a second agrees.
 */
export type ProposeAdjustment = {
  readonly type: 'ProposeAdjustment'
  /** `amount` is signed. */
  readonly input: {
    readonly adjustmentId: string
    readonly currency: string
    readonly amount: string
    readonly reason: string
  }
  readonly given: {
    readonly enteredBy: string
    readonly currency: Currency
    /** Up to this much, in the same currency, one administrator is enough. */
    readonly aloneUpTo: string
    /** The account that the other side is on: the one for adjustments, unless a statement from outside is corrected. */
    readonly against?: MirrorAccount | undefined
    /** The month of the books that it corrects. */
    readonly month?: string | undefined
  }
}
type ProposeAdjustmentRefusal =
  | { readonly kind: 'own-case' }
  | ReasonMissing
  | AmountNotPositive
  | TooManyPlaces
  | InsufficientFunds

/** Notes an adjustment with its reason, and books it at once if it is small enough for one administrator. */
const decidePropose = (
  { input, given }: ProposeAdjustment,
  wallet: Wallet,
): Decision<Facts, ProposeAdjustmentRefusal> => {
  const { adjustmentId, currency } = input
  const { enteredBy } = given
  if (keptAt(wallet.adjustments, adjustmentId)) return accept()
  if (enteredBy === wallet.uid) return refuse({ kind: 'own-case' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  const asked = askedAmount(input.amount.replace(/^-/, ''), given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const signed = input.amount.startsWith('-') ? asked.money.negated() : asked.money
  const short = shortAfter(wallet, signed)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const { amount } = signed
  const proposed = {
    type: 'AdjustmentProposed',
    adjustmentId,
    currency,
    amount,
    reason: input.reason.trim(),
    enteredBy,
    ...aboutOf(given),
  } as const
  if (asked.money.value.greaterThan(given.aloneUpTo)) return accept(proposed)
  return accept<Facts>(proposed, booked(adjustmentId, signed, wallet, { ...given, reason: proposed.reason }))
}

/** A second administrator agrees: the money moves. */
export type ApproveAdjustment = {
  readonly type: 'ApproveAdjustment'
  readonly input: { readonly adjustmentId: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}

/** Books another administrator's proposal. The money has to be there still. */
const decideApprove = (
  { input: { adjustmentId }, given }: ApproveAdjustment,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | InsufficientFunds> => {
  const open = openCase(wallet.adjustments, { id: adjustmentId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const signed = Money.of(open.found.amount, given.currency)
  const short = shortAfter(wallet, signed)
  return short ? refuse(short) : accept(booked(adjustmentId, signed, wallet, open.found))
}

/** A second administrator refuses, with a reason. Nothing moves. */
export type RejectAdjustment = {
  readonly type: 'RejectAdjustment'
  readonly input: { readonly adjustmentId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes a proposed adjustment without booking it. */
const decideReject = (
  { input: { adjustmentId, reason }, given: { approver } }: RejectAdjustment,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.adjustments, { id: adjustmentId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'AdjustmentRejected', adjustmentId, reason: reason.trim() })
}

/** The proposer takes the adjustment back, with a reason, before anyone has decided. */
export type WithdrawAdjustment = {
  readonly type: 'WithdrawAdjustment'
  readonly input: { readonly adjustmentId: string; readonly reason: string }
  readonly given: { readonly proposer: string }
}

/** Closes a proposed adjustment for the administrator who entered it, as long as it waits. */
const decideWithdraw = (
  { input: { adjustmentId, reason }, given: { proposer } }: WithdrawAdjustment,
  wallet: Wallet,
): Decision<Facts, CaseUnknown | AlreadyDecided | ReasonMissing | NotYourProposal> => {
  const found = keptAt(wallet.adjustments, adjustmentId)
  if (!found) return refuse({ kind: 'case-unknown' })
  if (found.enteredBy !== proposer) return refuse({ kind: 'not-your-proposal' })
  if (found.status !== 'pending') return refuse({ kind: 'already-decided', status: found.status })
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'AdjustmentWithdrawn', adjustmentId, reason: reason.trim() })
}

const shortAfter = (wallet: Wallet, signed: Money) =>
  signed.isNegative() ? shortOf(wallet, signed.negated()) : undefined

const decided = (wallet: Wallet, adjustmentId: string, status: Adjustment['status']): Wallet => ({
  ...wallet,
  adjustments: withCase(wallet.adjustments, adjustmentId, { status }),
})

/** Money that an administrator adds or takes away by hand, with a reason, and above a limit with a second one's consent. */
export const adjustment = movement({
  facts,
  commands: {
    ProposeAdjustment: decidePropose,
    ApproveAdjustment: decideApprove,
    RejectAdjustment: decideReject,
    WithdrawAdjustment: decideWithdraw,
  },
  whileFrozen: {
    ProposeAdjustment: 'goes-on',
    ApproveAdjustment: 'goes-on',
    RejectAdjustment: 'goes-on',
    WithdrawAdjustment: 'goes-on',
  },
  evolve: {
    AdjustmentProposed: (wallet, { adjustmentId, currency, amount, reason, enteredBy, ...about }) => ({
      ...wallet,
      adjustments: keep(wallet.adjustments, adjustmentId, {
        status: 'pending',
        currency,
        amount,
        reason,
        enteredBy,
        ...aboutOf(about),
      }),
    }),
    AdjustmentBooked: (wallet, { adjustmentId }) => decided(wallet, adjustmentId, 'approved'),
    AdjustmentRejected: (wallet, { adjustmentId }) => decided(wallet, adjustmentId, 'rejected'),
    AdjustmentWithdrawn: (wallet, { adjustmentId }) => decided(wallet, adjustmentId, 'withdrawn'),
  },
})
