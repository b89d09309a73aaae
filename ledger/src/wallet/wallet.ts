import { type Currency, Decimal, Money } from '@strongroom/shared'
import { type Pocket, pocketIn } from '../book/accounts.ts'
import type { Leg } from '../book/legs.ts'
import type { Adjustment } from './adjustment.ts'
import type { CardLog } from './card-log.ts'
import type { CardOrder } from './card-order.ts'
import type { ChainSend } from './chain-send.ts'
import type { CardCharge } from './charge-card.ts'
import type { CurrencyRequest } from './currency-request.ts'
import type { Deposit } from './deposit.ts'
import type { FixedDeposit } from './fixed-deposit.ts'
import type { FpsTopUp } from './fps-top-up.ts'
import type { Card } from './open-card.ts'
import type { PayCodeReserve } from './pay-code.ts'
import type { PaymentRequest } from './request-payment.ts'
import type { SentPayment } from './send-payment.ts'
import type { TopUp } from './top-up.ts'
import type { TradeOrder } from './trade.ts'
import type { Withdrawal } from './withdrawal.ts'

/** One currency of a member, as decimal strings. `card` is what the prepaid card can spend. */
export type Balance = Readonly<Record<Pocket, string>>

/**
 * What the rules need to know of one member's money. Balances are folded from legs alone; the maps keep what is still
 * open, or must be known for ever so that it cannot happen twice.
 */
export type Wallet = {
  readonly uid: string
  /** The member has left. */
  readonly closed: boolean
  readonly balances: Readonly<Record<string, Balance>>
  readonly topUps: Readonly<Record<string, TopUp>>
  readonly deposits: Readonly<Record<string, Deposit>>
  readonly fpsTopUps: Readonly<Record<string, FpsTopUp>>
  /** Circle's ids of the wires that were credited. */
  readonly circleDeposits: Readonly<Record<string, true>>
  readonly withdrawals: Readonly<Record<string, Withdrawal>>
  readonly chainSends: Readonly<Record<string, ChainSend>>
  readonly currencyRequests: Readonly<Record<string, CurrencyRequest>>
  readonly adjustments: Readonly<Record<string, Adjustment>>
  /** Events taken back, each with the reversal that did it. */
  readonly reversed: Readonly<Record<string, string>>
  readonly bonuses: Readonly<Record<string, true>>
  readonly fixedDeposits: Readonly<Record<string, FixedDeposit>>
  readonly trades: Readonly<Record<string, TradeOrder>>
  readonly payCodes: Readonly<Record<string, PayCodeReserve>>
  /** Codes of others that have paid this member. */
  readonly scannedCodes: Readonly<Record<string, true>>
  readonly paymentRequests: Readonly<Record<string, PaymentRequest>>
  readonly sentPayments: Readonly<Record<string, SentPayment>>
  /** The prepaid card, once there is one. */
  readonly card?: Card | undefined
  /** What the card's network settled, by our own id of it. */
  readonly cardLogs: Readonly<Record<string, CardLog>>
  readonly cardCharges: Readonly<Record<string, CardCharge>>
  readonly cardOrders: Readonly<Record<string, CardOrder>>
}

export const emptyWallet = (uid: string): Wallet => ({
  uid,
  closed: false,
  balances: {},
  topUps: {},
  deposits: {},
  fpsTopUps: {},
  circleDeposits: {},
  withdrawals: {},
  chainSends: {},
  currencyRequests: {},
  adjustments: {},
  reversed: {},
  bonuses: {},
  fixedDeposits: {},
  trades: {},
  payCodes: {},
  scannedCodes: {},
  paymentRequests: {},
  sentPayments: {},
  cardLogs: {},
  cardCharges: {},
  cardOrders: {},
})

export const emptyBalance: Balance = { available: '0', locked: '0', saving: '0', card: '0' }

/** What a member can spend now, zero when the wallet was never opened in that currency. */
export const availableOf = (wallet: Wallet, currency: Currency): Money =>
  pocketOf(wallet, 'available', currency)

export const pocketOf = (wallet: Wallet, pocket: Pocket, currency: Currency): Money =>
  Money.of(wallet.balances[currency.code]?.[pocket] ?? '0', currency)

/** Adds the legs that touch this member. Other accounts of the same fact (the house, the world) are nobody's wallet. */
export const withLegs = (wallet: Wallet, legs: readonly Leg[]): Wallet => {
  const balances: Record<string, Balance> = { ...wallet.balances }
  for (const { account, currency, amount } of legs) {
    const pocket = pocketIn(account, wallet.uid)
    if (!pocket) continue
    const balance = balances[currency] ?? emptyBalance
    balances[currency] = { ...balance, [pocket]: new Decimal(balance[pocket]).plus(amount).toFixed() }
  }
  return { ...wallet, balances }
}
