import { claimDecider } from '../claim/claim.ts'
import { derivedId, sha256 } from '../store/ids.ts'
import type { Asked, Ledger, Outcome } from '../store/ledger.ts'
import type { RejectTopUp, SubmitTopUp } from '../wallet/top-up.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'

export type TxidClaimed = { readonly kind: 'txid-already-used' }
type Result = Outcome<WalletFact, WalletRefusal | TxidClaimed>

/** One transaction on one network can be credited once: letter case and spaces do not make it another. */
const claimOf = (network: string, txid: string) =>
  `txid-${sha256(`${network}\n${txid.trim().toLowerCase()}`)}`

/**
 * Submits a top-up whose TXID nobody else holds. The TXID is claimed first, in a stream of its own; a crash in between
 * leaves a claim without a top-up, which the same member's next try takes over.
 */
export const submitTopUp = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SubmitTopUp>,
): Promise<Result> => {
  const { topUpId, network, txid } = asked.command.input
  const claim = claimOf(network, txid)
  if (!(await claimed(ledger, claim, uid, asked)))
    return { kind: 'refused', refusal: { kind: 'txid-already-used' } }
  const outcome = await ledger.handle(walletDecider, uid, asked)
  if (outcome.kind === 'refused') await release(ledger, claim, topUpId, asked)
  return outcome
}

/** Rejects a top-up and gives its TXID back: whoever it really belongs to may still submit it. */
export const rejectTopUp = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<RejectTopUp>,
): Promise<Result> => {
  const outcome = await ledger.handle(walletDecider, uid, asked)
  if (outcome.kind === 'accepted') await releaseRejected(ledger, uid, asked.command.input.topUpId, asked)
  return outcome
}

/** Releases the TXID of a top-up that has been rejected. Does nothing when it has been released already, so a reaction may repeat it. */
export const releaseRejected = async (
  ledger: Ledger,
  uid: string,
  topUpId: string,
  about: Pick<Asked<never>, 'actor' | 'correlationId'>,
): Promise<void> => {
  const { state } = await ledger.load(walletDecider, uid)
  const topUp = state.topUps[topUpId]
  if (topUp?.status === 'rejected') await release(ledger, claimOf(topUp.network, topUp.txid), topUpId, about)
}

const claimed = async (
  ledger: Ledger,
  claim: string,
  uid: string,
  asked: Asked<SubmitTopUp>,
): Promise<boolean> => {
  const { topUpId } = asked.command.input
  const take = () =>
    ledger.handle(claimDecider, claim, {
      id: derivedId(asked.id, 'claim', claim),
      actor: asked.actor,
      correlationId: asked.correlationId,
      command: { type: 'Claim', input: { by: topUpId, uid } },
    })
  const first = await take()
  if (first.kind === 'accepted') return true
  if (first.refusal.uid !== uid) return false
  const { state } = await ledger.load(walletDecider, uid)
  if (holds(state, first.refusal.by)) return false
  await release(ledger, claim, first.refusal.by, asked)
  return (await take()).kind === 'accepted'
}

const holds = (wallet: Wallet, topUpId: string) => {
  const status = wallet.topUps[topUpId]?.status
  return status === 'pending' || status === 'approved'
}

const release = async (
  ledger: Ledger,
  claim: string,
  topUpId: string,
  { actor, correlationId }: Pick<Asked<never>, 'actor' | 'correlationId'>,
) => {
  await ledger.handle(claimDecider, claim, {
    id: derivedId(topUpId, 'release', claim),
    actor,
    correlationId,
    command: { type: 'ReleaseClaim', input: { by: topUpId } },
  })
}
