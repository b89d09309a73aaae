import { type Currency, Decimal, Money, type Pocket, sumOf } from '@strongroom/shared'
import { pocketIn } from '../book/accounts.ts'
import type { Leg } from '../book/legs.ts'
import type { Kept } from '../book/persistent-map.ts'
import type { CardCapture, CardNumber, CardPurchase } from './card-purchase.ts'
import type {
  Adjustment,
  Card,
  CardCharge,
  CardLog,
  CardOrder,
  ChainSend,
  CurrencyRequest,
  Deposit,
  FixedDeposit,
  FpsTopUp,
  MoneyRequest,
  PaymentRequest,
  PayQrReserve,
  QuickPaySchedule,
  SentPayment,
  TopUp,
  TradeOrder,
  Withdrawal,
} from './cases.ts'

/** One currency of a member, as decimal strings. The prepaid card spends from `card`. */
export type Balance = Readonly<Record<Pocket, string>>

/**
 * The state of one member's money, as the rules need it. Balances are folded from legs alone; the other entries are still open,
 * or must be known for ever so that they cannot happen twice.
 */
export type Wallet = {
  readonly uid: string
  /** The member has left. */
  readonly closed: boolean
  /** No money leaves, by its member's own wish. */
  readonly frozen: boolean
  /** Until when nothing leaves, after a PAY code that was changed without a proof of the one before; ISO, UTC. */
  readonly restsUntil?: string | undefined
  readonly balances: Readonly<Record<string, Balance>>
  readonly topUps: Kept<TopUp>
  /** The last top-up that named a transaction of a network, by that transaction's identity. */
  readonly topUpOf: Kept<string>
  readonly deposits: Kept<Deposit>
  readonly fpsTopUps: Kept<FpsTopUp>
  /** Circle's ids of the wires that were credited. */
  readonly circleDeposits: Kept<true>
  readonly withdrawals: Kept<Withdrawal>
  readonly chainSends: Kept<ChainSend>
  readonly currencyRequests: Kept<CurrencyRequest>
  readonly adjustments: Kept<Adjustment>
  /** Events taken back, each with the reversal that did it. */
  readonly reversed: Kept<string>
  readonly bonuses: Kept<true>
  readonly fixedDeposits: Kept<FixedDeposit>
  readonly trades: Kept<TradeOrder>
  readonly payCodes: Kept<PayQrReserve>
  /** Codes of others that have paid this member. */
  readonly scannedCodes: Kept<true>
  readonly quickPaySchedules: Kept<QuickPaySchedule>
  /** Wishes of other members to be paid by this one. */
  readonly moneyRequests: Kept<MoneyRequest>
  readonly paymentRequests: Kept<PaymentRequest>
  readonly sentPayments: Kept<SentPayment>
  /** The prepaid card, once there is one. */
  readonly card?: Card | undefined
  /** The transactions that the card's network settled, by our own id. */
  readonly cardLogs: Kept<CardLog>
  /** The sum of the card's purchases by the day on which they were settled. */
  readonly cardSpent: Kept<string>
  /** The log of each transaction of the network. */
  readonly cardLogOf: Kept<string>
  /** Purchases by the processor's id of them. */
  readonly cardPurchases: Kept<CardPurchase>
  /** Disposable numbers of the card. */
  readonly cardNumbers: Kept<CardNumber>
  /** Captures and refunds by the network's id of the transaction. */
  readonly cardCaptures: Kept<CardCapture>
  /** The processor's messages that were taken, by its id of them. */
  readonly cardMessages: Kept<true>
  /** Sums of approved purchases by day or month and way, as `2026-11:cash`, or disposable number. */
  readonly cardUse: Kept<string>
  readonly cardCharges: Kept<CardCharge>
  readonly cardOrders: Kept<CardOrder>
}

/** The parts of a wallet that hold records with a status: what a movement leaves open until somebody or something ends it. */
export type PartWithStatus = {
  [F in keyof Wallet]-?: NonNullable<Wallet[F]> extends Kept<{ readonly status: string }> ? F : never
}[keyof Wallet]

/** The state of a wallet before its first event. */
export const emptyWallet = (uid: string): Wallet => ({
  uid,
  closed: false,
  frozen: false,
  balances: {},
  topUps: [],
  topUpOf: [],
  deposits: [],
  fpsTopUps: [],
  circleDeposits: [],
  withdrawals: [],
  chainSends: [],
  currencyRequests: [],
  adjustments: [],
  reversed: [],
  bonuses: [],
  fixedDeposits: [],
  trades: [],
  payCodes: [],
  scannedCodes: [],
  quickPaySchedules: [],
  moneyRequests: [],
  paymentRequests: [],
  sentPayments: [],
  cardLogs: [],
  cardSpent: [],
  cardLogOf: [],
  cardPurchases: [],
  cardNumbers: [],
  cardCaptures: [],
  cardMessages: [],
  cardUse: [],
  cardCharges: [],
  cardOrders: [],
})

/** A balance without money, in any currency. */
export const emptyBalance: Balance = { available: '0', locked: '0', saving: '0', card: '0' }

/** A member's available balance now, zero when the wallet was never opened in that currency. */
export const availableOf = (wallet: Wallet, currency: Currency): Money =>
  pocketOf(wallet, 'available', currency)

/** The balance of a pocket. A sum may have more digits than any one amount. */
export const pocketOf = (wallet: Wallet, pocket: Pocket, currency: Currency): Money =>
  Money.of(new Decimal(wallet.balances[currency.code]?.[pocket] ?? 0), currency)

/** Adds the legs that touch this member. Other accounts of the same fact (the house, the world) belong to no wallet. */
export const withLegs = (wallet: Wallet, legs: readonly Leg[]): Wallet => {
  const balances: Record<string, Balance> = { ...wallet.balances }
  for (const { account, currency, amount } of legs) {
    const pocket = pocketIn(account, wallet.uid)
    if (!pocket) continue
    const balance = balances[currency] ?? emptyBalance
    balances[currency] = { ...balance, [pocket]: sumOf(balance[pocket], amount) }
  }
  return { ...wallet, balances }
}
