import { accept, Decimal, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { allKept, type Kept } from '../book/persistent-map.ts'
import type { CardBlocked } from '../card/card-standing.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { MoneyRequestDeclined } from '../quick-pay/money-request.ts'
import type { ScheduledQuickPayCancelled } from '../quick-pay/scheduled-quick-pay.ts'
import { movement } from './movement.ts'
import type { Wallet } from './wallet.ts'

const facts = {
  /** The member has left: nothing is begun in this wallet any more. Moves nothing, because nothing is there. A card is blocked with it. */
  WalletClosed: { version: 1, schema: v.object({}) },
} as const
type Facts = FactOf<typeof facts>

/** Closes the wallet of a member who leaves. Given by the deletion of the account. */
export type CloseWallet = { readonly type: 'CloseWallet'; readonly input: Record<string, never> }

type Cases = Kept<{ readonly status: string }>
/** The parts of a wallet that hold cases: a new one has to be named below. */
type CasesOf = { [F in keyof Wallet]-?: Wallet[F] extends Cases ? F : never }[keyof Wallet]

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
} as const satisfies Readonly<Record<CasesOf, string>>

type CloseWalletRefusal =
  /** `left` names each currency once, with what is in all its pockets: `12.5 USD, 0.1 BTC`. A debt is named beside it: `5 USD, -5 USD`. */
  | { readonly kind: 'money-left'; readonly left: string }
  | { readonly kind: 'requests-open'; readonly open: string }
/** A closed wallet's refusal of everything but the completion of movements that others had begun. */
export type WalletIsClosed = { readonly kind: 'wallet-closed' }

const closeRefusals = (wallet: Wallet): CloseWalletRefusal | undefined => {
  const left = moneyIn(wallet)
  if (left.length > 0) return { kind: 'money-left', left: left.join(', ') }
  const open = openRequests(wallet)
  return open.length > 0 ? { kind: 'requests-open', open: open.join(', ') } : undefined
}

/** Closes the wallet of a member who leaves, once all money is out and no case is open. */
const decideClose = (_: CloseWallet, wallet: Wallet): Decision<Ending, CloseWalletRefusal> => {
  if (wallet.closed) return accept()
  const refusal = closeRefusals(wallet)
  if (refusal) return refuse(refusal)
  return accept<Ending>(...cardOf(wallet), ...schedulesOf(wallet), ...askedOf(wallet), {
    type: 'WalletClosed',
  })
}
type Ending = Facts | CardBlocked | ScheduledQuickPayCancelled | MoneyRequestDeclined

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
  (Object.keys(requests) as CasesOf[])
    .filter(each =>
      allKept<{ readonly status: string }>(wallet[each]).some(({ status }) => waiting.includes(status)),
    )
    .map(each => requests[each])

/**
 * The facts that still happen in a closed wallet: the arrival of money that others had sent before, and administrators'
 * corrections.
 */
const happensAfterwards: ReadonlySet<string> = new Set([
  'CloseWallet',
  'ReceiveQuickPay',
  'ReceiveFromCode',
  'CreditCircleDeposit',
  'ProposeAdjustment',
  'ApproveAdjustment',
  'RejectAdjustment',
  'WithdrawAdjustment',
  'ReverseMovement',
  'BookCardLog',
  'ReverseCardLog',
])

/** Whether a command comes too late for this wallet. */
export const isTooLate = (command: { readonly type: string }, wallet: Wallet): boolean =>
  wallet.closed && !happensAfterwards.has(command.type)

/** The end of a wallet: only an empty one with nothing open closes. */
export const closeWallet = movement({
  facts,
  commands: { CloseWallet: decideClose },
  whileFrozen: { CloseWallet: 'goes-on' },
  evolve: { WalletClosed: wallet => ({ ...wallet, closed: true }) },
})
