import { keptAt } from '../book/persistent-map.ts'
import { withClaim } from '../claim/flow.ts'
import { sha256 } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { CreditCircleDeposit } from './circle-deposit.ts'

type Result = Outcome<WalletFact, WalletRefusal>

/** Credits a wire that Circle reported, to one member only, however often and by whomever it is recorded. */
export const creditCircleDeposit = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<CreditCircleDeposit>,
): Promise<Result> => {
  const { circleId } = asked.command.input
  const claim = `circle-${sha256(circleId)}`
  const isCredited = async () => {
    const { state } = await ledger.load(walletDecider, uid)
    return keptAt(state.circleDeposits, circleId) !== undefined
  }
  const step = { decider: walletDecider, id: uid, asked }
  const outcome = await withClaim(ledger, claim, { by: asked.id, uid }, step, isCredited)
  return outcome ?? { kind: 'refused', refusal: { kind: 'circle-id-already-used' } }
}
