import { keptAt } from '../book/persistent-map.ts'
import { releaseClaim, withClaim } from '../claim/flow.ts'
import { sha256 } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { isGivenBack } from '../wallet/cases.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { RejectCardOrder, SubmitCardOrder } from './card-order.ts'

type Result = Outcome<WalletFact, WalletRefusal>

/** The key of an order's number in the log: letter case and spaces make no difference. */
export const orderHashOf = (orderNumber: string): string => sha256(orderNumber.trim().toLowerCase())

const claimOf = (orderHash: string) => `card-order-${orderHash}`

/**
 * Submits an order whose number no other order has. The number is claimed first, in a stream of its own; a crash in
 * between leaves a claim without an order, which the same member's next try takes over.
 */
export const submitCardOrder = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SubmitCardOrder>,
): Promise<Result> => {
  const { orderId, orderHash } = asked.command.input
  const claim = claimOf(orderHash)
  const holds = async (by: string) => {
    const { state } = await ledger.load(walletDecider, uid)
    const status = keptAt(state.cardOrders, by)?.status
    return status === 'pending' || status === 'approved'
  }
  const step = { decider: walletDecider, id: uid, asked }
  const outcome = await withClaim(ledger, claim, { by: orderId, uid }, step, holds)
  return outcome ?? { kind: 'refused', refusal: { kind: 'order-number-already-submitted' } }
}

/** Rejects an order and gives its number back, so that its real owner may still submit it. */
export const rejectCardOrder = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<RejectCardOrder>,
): Promise<Result> => {
  const outcome = await ledger.handle(walletDecider, uid, asked)
  if (outcome.kind === 'accepted') await releaseOrder(ledger, uid, asked.command.input.orderId, asked)
  return outcome
}

/** Releases the number of an order that was rejected or cancelled. Does nothing when it has been released already, so a reaction may repeat it. */
export const releaseOrder = async (
  ledger: Ledger,
  uid: string,
  orderId: string,
  about: Pick<Asked<never>, 'actor' | 'correlationId'>,
): Promise<void> => {
  const { state } = await ledger.load(walletDecider, uid)
  const order = keptAt(state.cardOrders, orderId)
  if (order && isGivenBack(order.status)) await releaseClaim(ledger, claimOf(order.orderHash), orderId, about)
}
