import { keptAt } from '../book/persistent-map.ts'
import { claimDecider } from '../claim/claim.ts'
import { withClaim } from '../claim/flow.ts'
import { sha256 } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { CreditCircleDeposit } from './circle-deposit.ts'

const claimOf = (circleId: string): string => `circle-${sha256(circleId)}`

/** Whether a wire is credited to another member than this, or is about to be. */
export const isCircleIdOfAnother = async (
  ledger: Pick<Ledger, 'load'>,
  { circleId, uid }: { readonly circleId: string; readonly uid: string },
): Promise<boolean> => {
  const { state } = await ledger.load(claimDecider, claimOf(circleId))
  return state.uid !== undefined && state.uid !== uid
}

type Result = Outcome<WalletFact, WalletRefusal>

/** Credits a wire that Circle reported, to one member only, however often and by whomever it is recorded. */
export const creditCircleDeposit = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<CreditCircleDeposit>,
): Promise<Result> => {
  const { circleId } = asked.command.input
  const claim = claimOf(circleId)
  const isCredited = async () => {
    const { state } = await ledger.load(walletDecider, uid)
    return keptAt(state.circleDeposits, circleId) !== undefined
  }
  const step = { decider: walletDecider, id: uid, asked }
  const outcome = await withClaim(ledger, claim, { by: asked.id, uid }, step, isCredited)
  return outcome ?? { kind: 'refused', refusal: { kind: 'circle-id-already-used' } }
}
