import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { type Account, userAccount } from '../book/accounts.ts'
import type { FactOf } from '../book/decider.ts'
import { move, together } from '../book/legs.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type FeeAboveAmount,
  type FeeTerms,
  feeFor,
  feeGiven,
  type NotVerified,
  priceOf,
  type TooManyPlaces,
} from './checks.ts'
import { type DepositTarget, refusalOfTarget, type TargetRefusal, target } from './deposit-target.ts'
import { movement } from './movement.ts'
import { type CardOpenAlready, type CardOpened, cardOpened } from './open-card.ts'
import { type CaseUnknown, openCase, type ReasonMissing, type ReviewRefusal, withCase } from './review.ts'
import type { Wallet } from './wallet.ts'

const facts = {
  /** The member says that a bank transfer is on its way. Bank and proof are ids of what `private` holds. */
  DepositSubmitted: {
    version: 1,
    schema: v.object({
      depositId: id,
      target,
      currency: code,
      amount: decimal,
      bankId: v.optional(id),
      proofId: id,
    }),
  },
  /** The transfer is on the house's account. Nothing is credited yet. */
  DepositReceived: { version: 1, schema: v.object({ depositId: id }) },
  /** No such transfer came. */
  DepositFailed: { version: 1, schema: v.object({ depositId: id, reason }) },
  /** Distributed: `amount`, what really came in, = `credited` + `fee` + `cardFee`, exactly. */
  DepositCompleted: {
    version: 1,
    schema: v.object({
      depositId: id,
      target,
      currency: code,
      amount: decimal,
      fee: decimal,
      /** The price of opening a card; zero for the other targets. */
      cardFee: decimal,
      credited: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  /** Will not be distributed: the house sends the transfer back. */
  DepositRejected: { version: 1, schema: v.object({ depositId: id, reason }) },
  /** The member, or finance for them, has seen the money where it belongs. */
  DepositConfirmed: { version: 1, schema: v.object({ depositId: id }) },
} as const
type Facts = FactOf<typeof facts>

export type Deposit = {
  readonly status: 'submitted' | 'received' | 'failed' | 'completed' | 'rejected' | 'confirmed'
  readonly target: DepositTarget
  readonly currency: string
  readonly amount: string
}

export type SubmitDeposit = {
  readonly type: 'SubmitDeposit'
  readonly input: {
    readonly depositId: string
    readonly target: DepositTarget
    readonly currency: string
    readonly amount: string
    readonly bankId?: string | undefined
    readonly proofId: string
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    /** Whether the bank account named is the member's own and approved; true when none is named. */
    readonly bankUsable: boolean
    /** What opening a card takes. */
    readonly card: { readonly vipLevel: number; readonly fee: string }
  }
}
export type SubmitDepositRefusal =
  | NotVerified
  | { readonly kind: 'bank-not-usable' }
  | TargetRefusal
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum

/** Notes a bank transfer and its proof for finance to look at. */
const decideSubmit = (
  { input, given }: SubmitDeposit,
  wallet: Wallet,
): Decision<Facts, SubmitDepositRefusal> => {
  if (wallet.deposits[input.depositId]) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.bankUsable) return refuse({ kind: 'bank-not-usable' })
  const cardRefusal = refusalOfTarget(input.target, given.card.vipLevel, wallet)
  if (cardRefusal) return refuse(cardRefusal)
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const minimum = priceOf(input.target === 'open-card' ? given.card.fee : '0', given.currency)
  if (asked.money.lessThan(minimum))
    return refuse({ kind: 'below-minimum', minimum: minimum.amount, currency: input.currency })
  return accept({ type: 'DepositSubmitted', ...input, amount: asked.money.amount })
}

const undistributed = ['submitted', 'received'] as const

export type ReceiveDeposit = {
  readonly type: 'ReceiveDeposit'
  readonly input: { readonly depositId: string }
  readonly given: { readonly approver: string }
}

/** Notes that the transfer has come. */
const decideReceive = (
  { input: { depositId }, given: { approver } }: ReceiveDeposit,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: undistributed }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  return open.found.status === 'received' ? accept() : accept({ type: 'DepositReceived', depositId })
}

export type FailDeposit = {
  readonly type: 'FailDeposit'
  readonly input: { readonly depositId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes a deposit whose transfer never came. */
const decideFail = (
  { input: { depositId, reason }, given: { approver } }: FailDeposit,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: ['submitted'] }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'DepositFailed', depositId, reason: reason.trim() })
}

export type CompleteDeposit = {
  readonly type: 'CompleteDeposit'
  readonly input: {
    readonly depositId: string
    /** What came in, where it is not what the member said. */
    readonly amount?: string | undefined
    readonly externalTxId?: string | undefined
  } & FeeTerms
  readonly given: {
    readonly approver: string
    readonly currency: Currency
    /** Holds when finance names no fee. */
    readonly usualFee: FeeTerms
    /** What opening a card costs now, and what is on it then. */
    readonly cardFee: string
    readonly cardInitialBalance: string
  }
}
export type CompleteDepositRefusal =
  | ReviewRefusal
  | CardOpenAlready
  | AmountNotPositive
  | TooManyPlaces
  | FeeAboveAmount

/** Distributes what came in, less the fee, and opens the card it was for. Notes that it came, if nobody has yet. */
const decideComplete = (
  { input, given }: CompleteDeposit,
  wallet: Wallet,
): Decision<Facts | CardOpened, CompleteDepositRefusal> => {
  const { depositId, externalTxId } = input
  const about = { id: depositId, approver: given.approver, open: undistributed }
  const open = openCase(wallet.deposits, about, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const { target, status } = open.found
  if (target === 'open-card' && wallet.card) return refuse({ kind: 'card-open-already' })
  const asked = askedAmount(input.amount ?? open.found.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const fee = feeFor(money, feeGiven(input) ? input : given.usualFee)
  const cardFee = target === 'open-card' ? priceOf(given.cardFee, given.currency) : Money.zero(given.currency)
  const credited = money.minus(fee).minus(cardFee)
  // A card may take everything; whatever is for a wallet has to leave something.
  if (credited.isNegative() || (credited.isZero() && target !== 'open-card'))
    return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const from: Account = 'world:bank'
  const received = status === 'received' ? [] : [{ type: 'DepositReceived', depositId } as const]
  const initialBalance = priceOf(given.cardInitialBalance, given.currency)
  const opened =
    target === 'open-card'
      ? [cardOpened(wallet, { cardId: depositId, openedBy: 'bank', initialBalance })]
      : []
  const completed: Facts = {
    type: 'DepositCompleted',
    depositId,
    target,
    currency: open.found.currency,
    amount: money.amount,
    fee: fee.amount,
    cardFee: cardFee.amount,
    credited: credited.amount,
    ...(externalTxId ? { externalTxId } : {}),
    legs: together(
      move(credited, { from, to: userAccount(wallet.uid, target === 'wallet' ? 'available' : 'card') }),
      move(fee, { from, to: 'house:fees' }),
      move(cardFee, { from, to: 'house:card-fees' }),
    ),
  }
  return accept<Facts | CardOpened>(...received, completed, ...opened)
}

export type RejectDeposit = {
  readonly type: 'RejectDeposit'
  readonly input: { readonly depositId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes a deposit without distributing it. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { depositId, reason }, given: { approver } }: RejectDeposit,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: undistributed }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'DepositRejected', depositId, reason: reason.trim() })
}

export type ConfirmDeposit = {
  readonly type: 'ConfirmDeposit'
  readonly input: { readonly depositId: string }
}
export type ConfirmDepositRefusal = CaseUnknown | { readonly kind: 'not-completed' }

/** Closes a completed deposit for good. Confirming again changes nothing. */
const decideConfirm = (
  { input: { depositId } }: ConfirmDeposit,
  wallet: Wallet,
): Decision<Facts, ConfirmDepositRefusal> => {
  const deposit = wallet.deposits[depositId]
  if (!deposit) return refuse({ kind: 'case-unknown' })
  if (deposit.status === 'confirmed') return accept()
  if (deposit.status !== 'completed') return refuse({ kind: 'not-completed' })
  return accept({ type: 'DepositConfirmed', depositId })
}

const now =
  (status: Deposit['status']) =>
  (wallet: Wallet, { depositId }: { readonly depositId: string }): Wallet => ({
    ...wallet,
    deposits: withCase(wallet.deposits, depositId, { status }),
  })

/** Money by bank transfer, with its proof: submitted, received, completed, confirmed; or failed, or rejected. */
export const deposit = movement({
  facts,
  commands: {
    SubmitDeposit: decideSubmit,
    ReceiveDeposit: decideReceive,
    FailDeposit: decideFail,
    CompleteDeposit: decideComplete,
    RejectDeposit: decideReject,
    ConfirmDeposit: decideConfirm,
  },
  evolve: {
    DepositSubmitted: (wallet, { depositId, target, currency, amount }) => ({
      ...wallet,
      deposits: { ...wallet.deposits, [depositId]: { status: 'submitted', target, currency, amount } },
    }),
    DepositReceived: now('received'),
    DepositFailed: now('failed'),
    DepositCompleted: now('completed'),
    DepositRejected: now('rejected'),
    DepositConfirmed: now('confirmed'),
  },
})
