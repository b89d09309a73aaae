import { keptAt } from '../book/kept.ts'
import { sha256 } from '../store/ids.ts'
import type { Asked, Ledger, Outcome } from '../store/ledger.ts'
import type { SubmitCardOrder } from '../wallet/card-order.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import { withClaim } from './claims.ts'

type Result = Outcome<WalletFact, WalletRefusal>

/** What stands for an order's number in the log: letter case and spaces do not make it another. */
export const orderHashOf = (orderNumber: string): string => sha256(orderNumber.trim().toLowerCase())

/**
 * Submits an order whose number nobody has submitted. The number is claimed first, in a stream of its own; a crash in
 * between leaves a claim without an order, which the same member's next try takes over.
 */
export const submitCardOrder = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SubmitCardOrder>,
): Promise<Result> => {
  const { orderId, orderHash } = asked.command.input
  const claim = `card-order-${orderHash}`
  const holds = async (by: string) => {
    const { state } = await ledger.load(walletDecider, uid)
    return keptAt(state.cardOrders, by) !== undefined
  }
  const outcome = await withClaim<Result>(ledger, claim, { by: orderId, uid }, asked, {
    isHeld: holds,
    work: () => ledger.handle(walletDecider, uid, asked),
  })
  return outcome ?? { kind: 'refused', refusal: { kind: 'order-number-already-submitted' } }
}
