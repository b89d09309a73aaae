import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import { type Account, userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { type CardOpenAlready, type CardOpened, cardOpened } from '../card/open-card.ts'
import {
  type AmountNotPositive,
  allowanceOf,
  askedAmount,
  type FeeAboveAmount,
  type FeeTerms,
  feeFor,
  feeGiven,
  priceOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { openCase, type ReasonMissing, type ReviewRefusal } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { DepositFact } from './deposit-facts.ts'

const undistributed = ['submitted', 'received'] as const

/** Finance has seen the transfer on the house's account. Moves nothing yet. */
export type ReceiveDeposit = {
  readonly type: 'ReceiveDeposit'
  readonly input: { readonly depositId: string }
  readonly given: { readonly approver: string }
}

/** Notes that the transfer has come. */
export const decideReceive = (
  { input: { depositId }, given: { approver } }: ReceiveDeposit,
  wallet: Wallet,
): Decision<DepositFact, ReviewRefusal> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: undistributed }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  return open.found.status === 'received' ? accept() : accept({ type: 'DepositReceived', depositId })
}

/** The transfer did not come in. The member reads the reason. */
export type FailDeposit = {
  readonly type: 'FailDeposit'
  readonly input: { readonly depositId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes a deposit whose transfer never came. */
export const decideFail = (
  { input: { depositId, reason }, given: { approver } }: FailDeposit,
  wallet: Wallet,
): Decision<DepositFact, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: ['submitted'] }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'DepositFailed', depositId, reason: reason.trim() })
}

/** Finance distributes the transfer to its target, less the fee: wallet, card, or a card opened with it. */
export type CompleteDeposit = {
  readonly type: 'CompleteDeposit'
  readonly input: {
    readonly depositId: string
    /** The sum that came in, where it differs from the member's own figure. */
    readonly amount?: string | undefined
    readonly externalTxId?: string | undefined
  } & FeeTerms
  readonly given: {
    readonly approver: string
    readonly currency: Currency
    /** Holds when finance names no fee; a transfer that opens a card has none, it pays the card's price. */
    readonly usualFee: FeeTerms
    /** The price of opening a card of its type now, and the balance that a new card has then. */
    readonly cardFee: string
    readonly cardInitialBalance: string
  }
}
type CompleteDepositRefusal =
  | ReviewRefusal
  | CardOpenAlready
  | AmountNotPositive
  | TooManyPlaces
  | FeeAboveAmount

/**
 * Distributes the sum that came in, less the fee, and opens the card it was for. Notes the arrival, unless an administrator has
 * done so before.
 */
export const decideComplete = (
  { input, given }: CompleteDeposit,
  wallet: Wallet,
): Decision<DepositFact | CardOpened, CompleteDepositRefusal> => {
  const { depositId, externalTxId } = input
  const about = { id: depositId, approver: given.approver, open: undistributed }
  const open = openCase(wallet.deposits, about, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const { target, status, cardType } = open.found
  if (target === 'open-card' && wallet.card) return refuse({ kind: 'card-open-already' })
  const asked = askedAmount(input.amount ?? open.found.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const usualFee = target === 'open-card' ? {} : given.usualFee
  const fee = feeFor(money, feeGiven(input) ? input : usualFee)
  const cardFee = target === 'open-card' ? priceOf(given.cardFee, given.currency) : Money.zero(given.currency)
  const credited = money.minus(fee).minus(cardFee)
  // A card may take the whole sum; a deposit for a wallet must leave something to credit.
  if (credited.isNegative() || (credited.isZero() && target !== 'open-card'))
    return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const from: Account = 'world:bank'
  const received = status === 'received' ? [] : [{ type: 'DepositReceived', depositId } as const]
  const initialBalance = allowanceOf(given.cardInitialBalance, given.currency)
  const opened =
    target === 'open-card'
      ? [cardOpened(wallet, { cardId: depositId, cardType, openedBy: 'bank', initialBalance })]
      : []
  const completed: DepositFact = {
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
  return accept<DepositFact | CardOpened>(...received, completed, ...opened)
}

/** Finance closes the case without a credit. The member reads the reason. */
export type RejectDeposit = {
  readonly type: 'RejectDeposit'
  readonly input: { readonly depositId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Closes a deposit without distributing it. The reason is kept for ever and shown to the member: it must not name people. */
export const decideReject = (
  { input: { depositId, reason }, given: { approver } }: RejectDeposit,
  wallet: Wallet,
): Decision<DepositFact, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.deposits, { id: depositId, approver, open: undistributed }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'DepositRejected', depositId, reason: reason.trim() })
}
