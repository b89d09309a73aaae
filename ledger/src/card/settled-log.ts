import { Money } from '@strongroom/shared'
import { type Account, userAccount } from '../book/accounts.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import type { CardCapture } from '../wallet/card-purchase.ts'
import type { CardLog } from '../wallet/cases.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** The log of its kind of a network's transaction that is booked and not taken back. */
export const bookedLogOf = (
  wallet: Wallet,
  { kind, reference }: { readonly kind: CardCapture['kind']; readonly reference: string },
): string | undefined => {
  const logId = keptAt(wallet.cardLogOf, reference)
  const log = logId === undefined ? undefined : keptAt(wallet.cardLogs, logId)
  return log?.kind === kind && !log.reversed ? logId : undefined
}

/** The amount of the capture or refund that a log of its kind settles: one that no other log has settled. */
export const matchedBy = (
  wallet: Wallet,
  { kind, networkTransactionId }: { readonly kind: string; readonly networkTransactionId: string },
): string | undefined => {
  const capture = keptAt(wallet.cardCaptures, networkTransactionId)
  return capture?.kind === kind && capture.logId === undefined ? capture.amount : undefined
}

/**
 * From the card's side: the effect of a log whose purchase or refund of `captured` the processor had sent. The card has moved by that
 * already, so what is owed to the processor moves by it, and the card only by the difference.
 */
export const settlingLegs = (
  uid: string,
  kind: 'purchase' | 'credit',
  money: Money,
  captured: Money,
): Legs => {
  const [card, owed, world] = [
    userAccount(uid, 'card'),
    'house:card-processor',
    'world:card-network',
  ] as const
  const more = money.minus(captured)
  const back = captured.minus(money)
  const common = more.isPositive() ? captured : money
  const way = (from: Account, to: Account) => (kind === 'purchase' ? { from, to } : { from: to, to: from })
  return together(
    move(common, way(owed, world)),
    more.isPositive() ? move(more, way(card, world)) : move(back, way(owed, card)),
  )
}

/** The amount that a settling log puts on its card beyond the purchase or refund that the processor had sent; below zero what it takes off. */
export const settledOnCard = (kind: 'purchase' | 'credit', money: Money, captured: Money): Money =>
  kind === 'credit' ? money.minus(captured) : captured.minus(money)

/** The wallet with the log by which a transaction is settled, or with none any more. */
export const withSettledBy = (wallet: Wallet, networkTransactionId: string, logId?: string): Wallet => {
  const capture = keptAt(wallet.cardCaptures, networkTransactionId)
  return capture
    ? { ...wallet, cardCaptures: keep(wallet.cardCaptures, networkTransactionId, { ...capture, logId }) }
    : wallet
}

/** A log's part of a purchase or refund that the processor had sent, if it is settled by it. */
export const matchedMoney = (
  log: Pick<CardLog, 'amount' | 'matched'>,
  currency: Money['currency'],
): Money | undefined => (log.matched === undefined ? undefined : Money.of(log.matched, currency))
