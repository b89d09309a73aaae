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
  type BelowMinimum,
  type FeeTerms,
  feeFor,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** Amount and fee are locked until finance has paid. The payee's name and account are personal and kept elsewhere. */
  PaymentSubmitted: {
    version: 1,
    schema: v.object({ paymentId: id, currency: code, amount: decimal, fee: decimal, legs }),
  },
  PaymentSent: {
    version: 1,
    schema: v.object({
      paymentId: id,
      currency: code,
      amount: decimal,
      fee: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  /** Amount and fee are back in full. */
  PaymentFailed: {
    version: 1,
    schema: v.object({ paymentId: id, currency: code, amount: decimal, fee: decimal, reason, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The member pays a third party's bank account. Amount and fee are locked until finance decides. */
export type SendPayment = {
  readonly type: 'SendPayment'
  readonly input: {
    readonly paymentId: string
    readonly currency: string
    readonly amount: string
    /** Identifies the payee without naming them: a hash of name and account under a key that is not in the log. */
    readonly payee: string
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    /** The house's fee, on top of the amount. */
    readonly price: FeeTerms
    readonly minimum: string
  }
}
type SendPaymentRefusal = NotVerified | AmountNotPositive | TooManyPlaces | BelowMinimum | InsufficientFunds

/** Locks a payment and its fee until finance settles it. Asking again with the same id adds nothing. */
const decideSend = ({ input, given }: SendPayment, wallet: Wallet): Decision<Facts, SendPaymentRefusal> => {
  const { paymentId, currency } = input
  if (keptAt(wallet.sentPayments, paymentId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const { minimum } = given
  if (money.value.lessThan(minimum)) return refuse({ kind: 'below-minimum', minimum, currency })
  const fee = feeFor(money, given.price)
  const short = shortOf(wallet, money.plus(fee))
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'PaymentSubmitted',
    paymentId,
    currency,
    amount: money.amount,
    fee: fee.amount,
    legs: move(money.plus(fee), {
      from: userAccount(wallet.uid, 'available'),
      to: userAccount(wallet.uid, 'locked'),
    }),
  })
}

/** Finance has sent the money: what was locked settles. */
export type SettlePayment = {
  readonly type: 'SettlePayment'
  readonly input: { readonly paymentId: string; readonly externalTxId?: string | undefined }
  readonly given: { readonly approver: string; readonly currency: Currency }
}
type SettlePaymentRefusal = ReviewRefusal

const decideSettle = (
  { input, given }: SettlePayment,
  wallet: Wallet,
): Decision<Facts, SettlePaymentRefusal> => {
  const open = inProgress(wallet, input.paymentId, given)
  if ('refusal' in open) return refuse(open.refusal)
  const { amount, fee } = open
  const locked = userAccount(wallet.uid, 'locked')
  return accept({
    type: 'PaymentSent',
    paymentId: input.paymentId,
    currency: given.currency.code,
    amount: amount.amount,
    fee: fee.amount,
    ...(input.externalTxId ? { externalTxId: input.externalTxId } : {}),
    legs: together(
      move(amount, { from: locked, to: 'world:bank' }),
      move(fee, { from: locked, to: 'house:fees' }),
    ),
  })
}

/** Finance gives amount and fee back. The member reads the reason. */
export type FailPayment = {
  readonly type: 'FailPayment'
  readonly input: { readonly paymentId: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}
type FailPaymentRefusal = ReviewRefusal | ReasonMissing

const decideFail = ({ input, given }: FailPayment, wallet: Wallet): Decision<Facts, FailPaymentRefusal> => {
  const open = inProgress(wallet, input.paymentId, given)
  if ('refusal' in open) return refuse(open.refusal)
  const reason = input.reason.trim()
  if (!reason) return refuse({ kind: 'reason-missing' })
  const { amount, fee } = open
  return accept({
    type: 'PaymentFailed',
    paymentId: input.paymentId,
    currency: given.currency.code,
    amount: amount.amount,
    fee: fee.amount,
    reason,
    legs: move(amount.plus(fee), {
      from: userAccount(wallet.uid, 'locked'),
      to: userAccount(wallet.uid, 'available'),
    }),
  })
}

const inProgress = (wallet: Wallet, paymentId: string, { approver, currency }: SettlePayment['given']) => {
  const open = openCase(wallet.sentPayments, { id: paymentId, approver }, wallet)
  if ('refusal' in open) return open
  return { amount: Money.of(open.found.amount, currency), fee: Money.of(open.found.fee, currency) }
}

const decided = (wallet: Wallet, paymentId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  sentPayments: withCase(wallet.sentPayments, paymentId, { status }),
})

/** Money that a member sends to a third party's bank: submitted, settled, or given back. */
export const sendPayment = movement({
  facts,
  commands: { SendPayment: decideSend, SettlePayment: decideSettle, FailPayment: decideFail },
  whileFrozen: { SendPayment: 'leaves', SettlePayment: 'rests', FailPayment: 'goes-on' },
  evolve: {
    PaymentSubmitted: (wallet, { paymentId, currency, amount, fee }) => ({
      ...wallet,
      sentPayments: keep(wallet.sentPayments, paymentId, { status: 'pending', currency, amount, fee }),
    }),
    PaymentSent: (wallet, { paymentId }) => decided(wallet, paymentId, 'approved'),
    PaymentFailed: (wallet, { paymentId }) => decided(wallet, paymentId, 'rejected'),
  },
})
