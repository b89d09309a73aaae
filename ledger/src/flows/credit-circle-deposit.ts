import { sha256 } from '../store/ids.ts'
import type { Asked, Ledger, Outcome } from '../store/ledger.ts'
import type { CreditCircleDeposit } from '../wallet/circle-deposit.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import { releaseClaim, takeClaim } from './claims.ts'

export type CircleIdClaimed = { readonly kind: 'circle-id-already-used' }

/** Credits a wire that Circle reported, to one member only, however often and by whomever it is recorded. */
export const creditCircleDeposit = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<CreditCircleDeposit>,
): Promise<Outcome<WalletFact, WalletRefusal | CircleIdClaimed>> => {
  const { circleId } = asked.command.input
  const claim = `circle-${sha256(circleId)}`
  const isCredited = async () => circleId in (await ledger.load(walletDecider, uid)).state.circleDeposits
  if (!(await takeClaim(ledger, claim, { by: asked.id, uid }, asked, isCredited)))
    return { kind: 'refused', refusal: { kind: 'circle-id-already-used' } }
  const outcome = await ledger.handle(walletDecider, uid, asked)
  if (outcome.kind === 'refused') await releaseClaim(ledger, claim, asked.id, asked)
  return outcome
}
