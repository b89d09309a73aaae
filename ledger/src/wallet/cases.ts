import type { MirrorAccount } from '@strongroom/shared'
import type { Day } from '../book/days.ts'
import type { Kept } from '../book/persistent-map.ts'
import type { CardRules } from './card-purchase.ts'

// The record of each case in a wallet's state. The movements import the wallet, so these types stand apart from both.

/** Status of a case that an administrator decides once, or that its member cancels before. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

/** Whether a case has ended and moves nothing: finance has refused it, or its member has cancelled it. */
export const isGivenBack = (status: string): boolean => status === 'rejected' || status === 'cancelled'

/** The part of a case that leaves for a bank by which the bank may send it back, once. `amount` is a decimal string. */
export type SentCase = {
  readonly status: ReviewStatus
  readonly amount: string
  readonly enteredBy?: string | undefined
  /** The bank has sent it back. */
  readonly isReturned?: true
}

/** A bank transfer. `amount` is the member's figure until finance corrects it, a decimal string in `currency`. */
export type Deposit = {
  readonly status: 'submitted' | 'received' | 'failed' | 'completed' | 'rejected' | 'confirmed' | 'cancelled'
  readonly target: 'wallet' | 'card' | 'open-card'
  readonly currency: string
  readonly amount: string
  /** The type of the card that is opened with it. */
  readonly cardType?: string
}

/** A payment by FPS: `hkdAmount` at `ratio` is the credit in `currency`, before the fee. */
export type FpsTopUp = {
  readonly status: ReviewStatus
  readonly hkdAmount: string
  readonly ratio: string
  readonly currency: string
}

/** A booked card transaction. `amount` is a positive decimal string; `settledOn` is a day (ISO). */
export type CardLog = {
  readonly kind: 'purchase' | 'credit' | 'fee' | 'bonus' | 'referrer-bonus' | 'referee-bonus'
  readonly currency: string
  readonly amount: string
  readonly settledOn: string
  readonly networkTransactionId: string
  readonly reversed?: true
  /** The amount of the capture or refund of the same transaction, which the processor had sent: the log moves what is missing to it. */
  readonly matched?: string | undefined
}

/** An order of the other provider, by the hash of its number, and the type of the card that it is for. */
export type CardOrder = {
  readonly status: ReviewStatus
  readonly orderHash: string
  readonly cardType?: string
}

/**
 * A charge: `cost` and `fee` are in `currency`, `amount` in `cardCurrency`; `day` (ISO, UTC) is the one whose limit it
 * counts towards.
 */
export type CardCharge = {
  readonly status: ReviewStatus
  readonly currency: string
  readonly cost: string
  readonly fee: string
  readonly cardCurrency: string
  readonly amount: string
  readonly day: string
}

/**
 * `in-review` until an administrator activates it, `suspended` while a fee is owed, `blocked` until an
 * administrator activates it again.
 */
export type CardStatus = 'in-review' | 'active' | 'suspended' | 'blocked'

/** A member's only card. Its money is the wallet's pocket `card`. */
export type Card = {
  readonly cardId: string
  readonly status: CardStatus
  readonly openedBy: 'wallet' | 'bank' | 'provider'
  /** An entry of the catalogue, whose fees it pays; one without pays those of the settings. */
  readonly cardType?: string
  /** The day it was activated, the last time it was. */
  readonly activeSince?: string
  /** When it was in use, suspended or not: from the day of each activation until the day on which it was blocked. */
  readonly inUse?: readonly { readonly from: string; readonly until?: string | undefined }[]
  /** The last month whose fee was taken: `2026-02`. */
  readonly feePaidFor?: string
  /** The month of the last annual fee that was taken. */
  readonly annualFeePaidFor?: string
  /** An administrator has put it in arrears: it comes back by decision, whatever it owes. */
  readonly byHand?: true | undefined
  /** How often that was done. */
  readonly timesByHand?: number
  /** Its holder has frozen it, whatever its status. */
  readonly frozen?: boolean
  /** The most that its holder wants moved in a day, and the day since which they want it. */
  readonly limit?: { readonly amount: string; readonly since: string } | undefined
  /** The purchases that its holder wants approved. */
  readonly rules?: CardRules | undefined
}

/** A send as its wallet remembers it, for ever: it is settled or given back at most once. */
export type ChainSend = {
  readonly status: ReviewStatus
  readonly currency: string
  readonly network: string
  /** The amount that leaves the wallet, including the fee. */
  readonly amount: string
  readonly fee: string
}

/** A subscription as its wallet remembers it. Kept after it is closed, so that nothing is paid twice. */
export type FixedDeposit = {
  readonly status: 'open' | 'completed' | 'cancelled'
  readonly currency: string
  /** Decimal string. */
  readonly principal: string
  readonly term: 0 | 1 | 3 | 6 | 12
  /** Percent a year, in the running month. */
  readonly rate: string
  /** From the next month on, where the house has changed it. */
  readonly nextRate?: string
  readonly startedOn: Day
  /** Months whose interest has been paid. */
  readonly paidMonths: number
}

/** An adjustment by hand. `amount` is signed: above zero it credits the member. */
export type Adjustment = {
  readonly status: ReviewStatus | 'withdrawn'
  readonly currency: string
  readonly amount: string
  readonly enteredBy: string
  /** Why it was entered. Two that wait with one amount and another reason are two. */
  readonly reason?: string | undefined
  /** The account outside that it corrects, where it is not one that mirrors nothing. */
  readonly against?: MirrorAccount | undefined
  /** The month of the books that it corrects, `2026-10`. */
  readonly month?: string | undefined
}

/** A code in the state of its creator's wallet. `reserved` is the amount still locked for it. */
export type PayQrReserve = {
  readonly currency: string
  readonly perScan: string
  readonly reserved: string
  /** The members it has paid: each once. */
  readonly paid: Kept<true>
  /** Whether the money of unused scans has come back. */
  readonly returned: boolean
}

/** When a scheduled payment is due: on its first day, and from there every week or month up to its last day, if it has one. */
export type ScheduleDays = {
  readonly every: 'once' | 'week' | 'month'
  readonly first: Day
  readonly last?: Day | undefined
}

/** A quick pay for days to come, in its payer's wallet. `next` is its next due day; without one it is over. */
export type QuickPaySchedule = ScheduleDays & {
  readonly to: string
  readonly currency: string
  readonly amount: string
  readonly scheduleId: string
  readonly next?: Day | undefined
  readonly isPaused: boolean
}

/**
 * A wish of the member `from` to be paid by this wallet's member. Kept after it is over, so that it is paid at most once.
 * `lastDay`, UTC, is the last on which it can be paid.
 */
export type MoneyRequest = {
  readonly requestId: string
  readonly from: string
  readonly currency: string
  readonly amount: string
  readonly lastDay: Day
  readonly state: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'
}

/** A request as its wallet remembers it, for ever: it is received at most once. */
export type PaymentRequest = {
  readonly status: ReviewStatus
  readonly currency: string
  readonly amount: string
}

/** A payment by bank as its wallet remembers it, for ever: it is settled or given back at most once. */
export type SentPayment = SentCase & { readonly currency: string; readonly fee: string }

/** A top-up as its wallet remembers it. Kept after the decision, so that it cannot be decided twice. */
export type TopUp = {
  readonly status: ReviewStatus
  readonly currency: string
  readonly amount: string
  /** Which claim to give back when finance rejects it: the TXID, its network, and the member's own address there. */
  readonly network: string
  readonly txid: string
  readonly addressId?: string | undefined
}

/** An order in its wallet's state. Decimal strings; `reserved` is the amount still locked for it. */
export type TradeOrder = {
  readonly status: 'open' | 'completed' | 'cancelled'
  readonly side: 'buy' | 'sell'
  readonly base: string
  readonly target: string
  readonly price: string
  readonly left: string
  readonly reserved: string
}

/** A payout to the member's bank account. `amount` and `fee` are locked together until it is decided. */
export type Withdrawal = SentCase & {
  readonly source: 'wallet' | 'card'
  readonly currency: string
  readonly fee: string
  /** The day whose limit of the card it counts towards; withdrawals of before there were such limits have none. */
  readonly day?: string | undefined
}

/** A request for a wallet in a currency that needs the house's consent. */
export type CurrencyRequest = { readonly status: ReviewStatus; readonly currency: string }
