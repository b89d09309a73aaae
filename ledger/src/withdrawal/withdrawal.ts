import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs, reason } from '../book/shapes.ts'
import { type AboveOwnLimit, aboveLimitOfWithdrawing } from '../card/own-limit.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type FeeTerms,
  feeFor,
  feeGiven,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const source = v.picklist(['wallet', 'card'])

const facts = {
  /** `amount` and `fee` are locked until finance decides. The bank account is an id of a record in `private`. */
  WithdrawalRequested: {
    version: 1,
    schema: v.object({
      withdrawalId: id,
      source,
      currency: code,
      amount: decimal,
      fee: decimal,
      bankId: id,
      /** The administrator who entered it for the member. */
      enteredBy: v.optional(id),
      /** The day, UTC, whose limit of the card it counts towards; only of one from the card. */
      day: v.optional(day),
      legs,
    }),
  },
  /** `amount` has left for the bank. Money locked for a fee that is not taken has gone back. */
  WithdrawalSettled: {
    version: 1,
    schema: v.object({
      withdrawalId: id,
      currency: code,
      amount: decimal,
      fee: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  /** All that was locked has gone back. */
  WithdrawalRejected: { version: 1, schema: v.object({ withdrawalId: id, currency: code, reason, legs }) },
} as const
type Facts = FactOf<typeof facts>

/** Source of a withdrawal: the wallet, or the card. */
export type WithdrawalSource = v.InferOutput<typeof source>

/** The pocket that a withdrawal is taken from, by its source. */
export const pocketOfSource = { wallet: 'available', card: 'card' } as const

/** Money to the member's own bank account: amount and fee are locked until finance decides. */
export type RequestWithdrawal = {
  readonly type: 'RequestWithdrawal'
  readonly input: {
    readonly withdrawalId: string
    readonly source: WithdrawalSource
    readonly currency: string
    readonly amount: string
    readonly bankId: string
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    readonly minimum: string
    readonly fee: FeeTerms
    /** Whether the bank account is the member's own and approved. */
    readonly bankUsable: boolean
    /** The day it is, UTC. */
    readonly today: string
    /** The administrator who enters it for the member. */
    readonly enteredBy?: string | undefined
  }
}
/** The holder of the card has frozen it, and money is asked for from it. */
export type CardFrozen = { readonly kind: 'card-frozen' }

type RequestWithdrawalRefusal =
  | NotVerified
  | { readonly kind: 'own-case' }
  | { readonly kind: 'bank-not-usable' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | CardFrozen
  | AboveOwnLimit
  | InsufficientFunds

/** Locks money for a withdrawal and its fee until finance approves or rejects it. The bank gets exactly `amount`. */
const decideRequest = (
  { input, given }: RequestWithdrawal,
  wallet: Wallet,
): Decision<Facts, RequestWithdrawalRefusal> => {
  const { withdrawalId, currency } = input
  const { minimum, enteredBy } = given
  if (keptAt(wallet.withdrawals, withdrawalId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (enteredBy === wallet.uid) return refuse({ kind: 'own-case' })
  if (!given.bankUsable) return refuse({ kind: 'bank-not-usable' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  if (money.value.lessThan(minimum)) return refuse({ kind: 'below-minimum', minimum, currency })
  const resting = input.source === 'card' ? whyCardRests(wallet, money, given.today) : undefined
  if (resting) return refuse(resting)
  const fee = feeFor(money, given.fee)
  const pocket = pocketOfSource[input.source]
  const short = shortOf(wallet, money.plus(fee), pocket)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'WithdrawalRequested',
    ...input,
    amount: money.amount,
    fee: fee.amount,
    ...(enteredBy ? { enteredBy } : {}),
    ...(input.source === 'card' ? { day: given.today } : {}),
    legs: move(money.plus(fee), {
      from: userAccount(wallet.uid, pocket),
      to: userAccount(wallet.uid, 'locked'),
    }),
  })
}

const whyCardRests = (
  wallet: Wallet,
  amount: Money,
  today: string,
): CardFrozen | AboveOwnLimit | undefined =>
  wallet.card?.frozen ? { kind: 'card-frozen' } : aboveLimitOfWithdrawing(wallet, amount, today)

/** Finance has sent the money. A fee below the quoted one gives the rest back. */
export type ApproveWithdrawal = {
  readonly type: 'ApproveWithdrawal'
  readonly input: { readonly withdrawalId: string; readonly externalTxId?: string | undefined } & FeeTerms
  readonly given: { readonly approver: string; readonly currency: Currency }
}
type ApproveWithdrawalRefusal =
  | ReviewRefusal
  | CardFrozen
  | { readonly kind: 'fee-above-quoted'; readonly quoted: string; readonly currency: string }

/** Sends the locked amount to the bank. Finance may take less of a fee than the member agreed to, never more. */
const decideApprove = (
  { input, given }: ApproveWithdrawal,
  wallet: Wallet,
): Decision<Facts, ApproveWithdrawalRefusal> => {
  const { withdrawalId, externalTxId } = input
  const open = openCase(wallet.withdrawals, { id: withdrawalId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const { currency, source } = open.found
  if (source === 'card' && wallet.card?.frozen) return refuse({ kind: 'card-frozen' })
  const amount = Money.of(open.found.amount, given.currency)
  const quoted = Money.of(open.found.fee, given.currency)
  const fee = feeGiven(input) ? feeFor(amount, input) : quoted
  if (quoted.lessThan(fee)) return refuse({ kind: 'fee-above-quoted', quoted: quoted.amount, currency })

  // Nothing below this line may refuse.
  const from = userAccount(wallet.uid, 'locked')
  return accept({
    type: 'WithdrawalSettled',
    withdrawalId,
    currency,
    amount: amount.amount,
    fee: fee.amount,
    ...(externalTxId ? { externalTxId } : {}),
    legs: together(
      move(amount, { from, to: 'world:bank' }),
      move(fee, { from, to: 'house:fees' }),
      move(quoted.minus(fee), { from, to: userAccount(wallet.uid, pocketOfSource[source]) }),
    ),
  })
}

/** Finance gives amount and fee back. The member reads the reason. */
export type RejectWithdrawal = {
  readonly type: 'RejectWithdrawal'
  readonly input: { readonly withdrawalId: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}

/** Gives back all that was locked. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { withdrawalId, reason }, given }: RejectWithdrawal,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.withdrawals, { id: withdrawalId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  const { amount, fee, currency, source } = open.found
  const locked = Money.of(amount, given.currency).plus(Money.of(fee, given.currency))
  const legs = move(locked, {
    from: userAccount(wallet.uid, 'locked'),
    to: userAccount(wallet.uid, pocketOfSource[source]),
  })
  return accept({ type: 'WithdrawalRejected', withdrawalId, currency, reason: reason.trim(), legs })
}

const decided = (wallet: Wallet, withdrawalId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  withdrawals: withCase(wallet.withdrawals, withdrawalId, { status }),
})

/** Money to the member's own bank account, from the wallet or from the card. */
export const withdrawal = movement({
  facts,
  commands: {
    RequestWithdrawal: decideRequest,
    ApproveWithdrawal: decideApprove,
    RejectWithdrawal: decideReject,
  },
  whileFrozen: { RequestWithdrawal: 'leaves', ApproveWithdrawal: 'rests', RejectWithdrawal: 'goes-on' },
  evolve: {
    WithdrawalRequested: (wallet, { withdrawalId, source, currency, amount, fee, enteredBy, day }) => ({
      ...wallet,
      withdrawals: keep(wallet.withdrawals, withdrawalId, {
        status: 'pending',
        source,
        currency,
        amount,
        fee,
        enteredBy,
        day,
      }),
    }),
    WithdrawalSettled: (wallet, { withdrawalId }) => decided(wallet, withdrawalId, 'approved'),
    WithdrawalRejected: (wallet, { withdrawalId }) => decided(wallet, withdrawalId, 'rejected'),
  },
})
