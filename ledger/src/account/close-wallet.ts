import { accept, Decimal, type Decision, keysOf, type Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { allKept } from '../book/persistent-map.ts'
import { code, decimal, legs } from '../book/shapes.ts'
import type { CardBlocked } from '../card/card-standing.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { MoneyRequestDeclined } from '../quick-pay/money-request.ts'
import type { ScheduledQuickPayCancelled } from '../quick-pay/scheduled-quick-pay.ts'
import { isResting, type WalletIsFrozen, type WalletRests } from '../wallet/frozen.ts'
import { type AgreedRest, isAgreed, type Rest, restsIn, type WaysOut } from '../wallet/given-up.ts'
import { movement } from '../wallet/movement.ts'
import type { PartWithStatus, Wallet } from '../wallet/wallet.ts'

const facts = {
  /** A member who leaves gives up what is worth no more than `fee`, the lowest of taking it out. It stays with the house. */
  BalanceGivenUp: {
    version: 1,
    schema: v.object({ currency: code, amount: decimal, fee: decimal, legs }),
  },
  /** The member has left: nothing is begun in this wallet any more. Moves nothing, because nothing is there. A card is blocked with it. */
  WalletClosed: { version: 1, schema: v.object({}) },
} as const
type Facts = FactOf<typeof facts>

/** Closes the wallet of a member who leaves. Given by the deletion of the account. */
export type CloseWallet = {
  readonly type: 'CloseWallet'
  /** `giveUp`: the rests that the member has been shown and agrees to lose, each up to its amount. */
  readonly input: { readonly giveUp?: readonly AgreedRest[] }
  /** The ways out of each currency that is left; without them nothing can be given up. */
  readonly given?: { readonly waysOut: readonly WaysOut[] }
}

/** Cases that keep a wallet open while they wait, though some lock no money, as members hear of them. */
const requests = {
  topUps: 'top-up',
  deposits: 'deposit',
  fpsTopUps: 'fps-top-up',
  withdrawals: 'withdrawal',
  chainSends: 'send-on-chain',
  currencyRequests: 'currency-request',
  adjustments: 'adjustment',
  fixedDeposits: 'fixed-deposit',
  trades: 'trade',
  paymentRequests: 'request-payment',
  sentPayments: 'send-payment',
  cardCharges: 'card-charge',
  cardOrders: 'card-order',
} as const satisfies Readonly<Record<PartWithStatus, string>>

type CloseWalletRefusal =
  /**
   * `left` names each currency once, with what is in all its pockets: `12.5 USD, 0.1 BTC`. A debt is named beside it: `5 USD, -5 USD`.
   * `givable`: the part of it that could be given up if the rest were out.
   */
  | { readonly kind: 'money-left'; readonly left: string; readonly givable?: string }
  /** Only what is worth no more than its fee is left, and the member has not agreed to give all of it up. `fees`, of each, in that order. */
  | { readonly kind: 'left-below-fee'; readonly left: string; readonly fees: string }
  | { readonly kind: 'requests-open'; readonly open: string }
  | WalletIsFrozen
  | WalletRests

const closeRefusals = (
  wallet: Wallet,
  rests: readonly Rest[],
  agreed: readonly AgreedRest[],
  at: string | undefined,
): CloseWalletRefusal | undefined => {
  const left = moneyIn(wallet)
  const givable = rests.map(({ money }) => textOf(money)).join(', ')
  if (left.length > rests.length)
    return { kind: 'money-left', left: left.join(', '), ...(givable ? { givable } : {}) }
  const open = openRequests(wallet)
  if (open.length > 0) return { kind: 'requests-open', open: open.join(', ') }
  if (rests.length === 0) return undefined
  // A rest that is given up leaves by the member's will, as a payment does.
  if (wallet.frozen) return { kind: 'wallet-frozen' }
  if (isResting(wallet, at)) return { kind: 'wallet-resting', from: wallet.restsUntil ?? '' }
  return rests.every(rest => isAgreed(rest, agreed))
    ? undefined
    : { kind: 'left-below-fee', left: givable, fees: rests.map(({ fee }) => textOf(fee)).join(', ') }
}

const textOf = ({ value, currency }: Money): string => `${value.toFixed()} ${currency.code}`

/** Closes the wallet of a member who leaves, once no case is open and all money is out, or given up where taking it out would cost all of it. */
const decideClose = (
  { input, given }: CloseWallet,
  wallet: Wallet,
  at?: string,
): Decision<Ending, CloseWalletRefusal> => {
  if (wallet.closed) return accept()
  const rests = restsIn(wallet, given?.waysOut ?? [])
  const refusal = closeRefusals(wallet, rests, input.giveUp ?? [], at)
  if (refusal) return refuse(refusal)
  return accept<Ending>(
    ...cardOf(wallet),
    ...schedulesOf(wallet),
    ...askedOf(wallet),
    ...rests.map(rest => givenUp(wallet, rest)),
    { type: 'WalletClosed' },
  )
}
type Ending = Facts | CardBlocked | ScheduledQuickPayCancelled | MoneyRequestDeclined

const givenUp = ({ uid }: Wallet, { money, fee }: Rest): Facts => ({
  type: 'BalanceGivenUp',
  currency: money.currency.code,
  amount: money.amount,
  fee: fee.amount,
  legs: move(money, { from: userAccount(uid, 'available'), to: 'house:given-up' }),
})

/** Closing a wallet ends its scheduled payments. */
const schedulesOf = ({ quickPaySchedules }: Wallet): readonly ScheduledQuickPayCancelled[] =>
  allKept(quickPaySchedules).flatMap(({ scheduleId, next }) =>
    next === undefined ? [] : [{ type: 'ScheduledQuickPayCancelled', scheduleId }],
  )

/** A member who leaves pays no request of others. */
const askedOf = ({ moneyRequests }: Wallet): readonly MoneyRequestDeclined[] =>
  allKept(moneyRequests).flatMap(({ requestId, from, state }) =>
    state === 'open' ? [{ type: 'MoneyRequestDeclined', requestId, from }] : [],
  )

/** The card of a member who has left is not used any more, and owes no fees. */
const cardOf = ({ card }: Wallet): readonly CardBlocked[] =>
  card && card.status !== 'blocked'
    ? [{ type: 'CardBlocked', cardId: card.cardId, reason: 'Its member has left.' }]
    : []

const moneyIn = ({ balances }: Wallet): readonly string[] =>
  Object.entries(balances).flatMap(([currency, pockets]) => {
    const amounts = Object.values(pockets).map(amount => new Decimal(amount))
    // Not their sum: a card may be below zero by the balance of the wallet.
    const held = sumOf(amounts.filter(amount => amount.isPositive()))
    const owed = sumOf(amounts.filter(amount => amount.isNegative()))
    return [held, owed].filter(amount => !amount.isZero()).map(amount => `${amount.toFixed()} ${currency}`)
  })

const sumOf = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0))

const waiting: readonly string[] = ['pending', 'submitted', 'received', 'open']

const openRequests = (wallet: Wallet): readonly string[] =>
  keysOf(requests)
    .filter(each =>
      allKept<{ readonly status: string }>(wallet[each]).some(({ status }) => waiting.includes(status)),
    )
    .map(each => requests[each])

/** The end of a wallet: only an empty one with nothing open closes. */
export const closeWallet = movement({
  facts,
  commands: { CloseWallet: decideClose },
  whileFrozen: { CloseWallet: 'goes-on' },
  evolve: { WalletClosed: wallet => ({ ...wallet, closed: true }) },
})
