import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** Out of the sender's wallet into transit. The receiver's own fact takes it from there. */
  QuickPaySent: {
    version: 1,
    schema: v.object({ paymentId: id, to: id, currency: code, amount: decimal, legs }),
  },
  QuickPayReceived: {
    version: 1,
    schema: v.object({ paymentId: id, from: id, currency: code, amount: decimal, legs }),
  },
  /** Out of transit, back into the sender's wallet: the receiver's stream can take nothing any more. */
  QuickPayReturned: {
    version: 1,
    schema: v.object({ paymentId: id, to: id, currency: code, amount: decimal, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** Each recipient gets at least this much of any asset (specification §9). */
export const quickPayMinimum = '0.01'

/** The payer's half: `amount`, a decimal string in `currency`, goes to transit. `to` is the receiver's uid. */
export type SendQuickPay = {
  readonly type: 'SendQuickPay'
  readonly input: {
    readonly paymentId: string
    readonly to: string
    readonly currency: string
    readonly amount: string
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    /** How the receiver stands in the log now; nothing when there is no such member or the account is closed. */
    readonly receiver: { readonly verified: boolean; readonly quickPayOn: boolean } | undefined
  }
}
/** Why a payment to a member is not made. */
export type SendQuickPayRefusal =
  | NotVerified
  | { readonly kind: 'pays-oneself' }
  | { readonly kind: 'receiver-unknown' }
  | { readonly kind: 'receiver-not-verified' }
  | { readonly kind: 'quick-pay-off' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | InsufficientFunds

/** The amount asked for, when this receiver may be paid it, whatever the wallet holds. */
export const payable = (
  { to, currency, amount }: Omit<SendQuickPay['input'], 'paymentId'>,
  given: SendQuickPay['given'],
  { uid }: Wallet,
): { readonly money: Money } | { readonly refusal: SendQuickPayRefusal } => {
  if (!given.verified) return { refusal: { kind: 'identity-not-verified' } }
  if (to === uid) return { refusal: { kind: 'pays-oneself' } }
  if (!given.receiver) return { refusal: { kind: 'receiver-unknown' } }
  if (!given.receiver.verified) return { refusal: { kind: 'receiver-not-verified' } }
  if (!given.receiver.quickPayOn) return { refusal: { kind: 'quick-pay-off' } }
  const asked = askedAmount(amount, given.currency)
  if ('refusal' in asked) return asked
  return asked.money.value.lessThan(quickPayMinimum)
    ? { refusal: { kind: 'below-minimum', minimum: quickPayMinimum, currency } }
    : asked
}

/** Sends money on its way to another member. `receiveQuickPay` puts it into their wallet. */
const decideSend = ({ input, given }: SendQuickPay, wallet: Wallet): Decision<Facts, SendQuickPayRefusal> => {
  const { paymentId, to, currency } = input
  const checked = payable(input, given, wallet)
  if ('refusal' in checked) return refuse(checked.refusal)
  const { money } = checked
  const short = shortOf(wallet, money)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const legs = move(money, { from: userAccount(wallet.uid, 'available'), to: 'house:transit' })
  return accept({ type: 'QuickPaySent', paymentId, to, currency, amount: money.amount, legs })
}

/** The receiver's half: takes the amount from transit. Never refused, for it has left the payer. */
export type ReceiveQuickPay = {
  readonly type: 'ReceiveQuickPay'
  readonly input: {
    readonly paymentId: string
    readonly from: string
    readonly currency: string
    readonly amount: string
  }
  readonly given: { readonly currency: Currency }
}

/**
 * Takes a payment out of transit. Never refused, whatever has become of the receiver since it was sent: the money has left the
 * sender, and belongs to no other member.
 */
const decideReceive = ({ input, given }: ReceiveQuickPay, wallet: Wallet): Decision<Facts, never> => {
  const money = Money.of(input.amount, given.currency)
  const legs = move(money, { from: 'house:transit', to: userAccount(wallet.uid, 'available') })
  return accept({ type: 'QuickPayReceived', ...input, amount: money.amount, legs })
}

/** The sender gets back what was on its way to `to`, and arrived nowhere. */
export type ReturnQuickPay = {
  readonly type: 'ReturnQuickPay'
  readonly input: {
    readonly paymentId: string
    readonly to: string
    readonly currency: string
    readonly amount: string
  }
  readonly given: { readonly currency: Currency }
}

/** Takes a payment out of transit, back to its sender. Never refused: it left this wallet, and the receiver has not got it. */
const decideReturn = ({ input, given }: ReturnQuickPay, wallet: Wallet): Decision<Facts, never> => {
  const money = Money.of(input.amount, given.currency)
  const legs = move(money, { from: 'house:transit', to: userAccount(wallet.uid, 'available') })
  return accept({ type: 'QuickPayReturned', ...input, amount: money.amount, legs })
}

/** Both halves of a payment from one member to another, and its way back. */
export const quickPay = movement({
  facts,
  commands: { SendQuickPay: decideSend, ReceiveQuickPay: decideReceive, ReturnQuickPay: decideReturn },
  whileFrozen: { SendQuickPay: 'leaves', ReceiveQuickPay: 'goes-on', ReturnQuickPay: 'goes-on' },
  evolve: {},
})
