import { keptAt } from '../book/persistent-map.ts'
import { releaseClaim, withClaim } from '../claim/flow.ts'
import { sha256 } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { isGivenBack } from '../wallet/cases.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import { claimedBy, type RejectTopUp, type SubmitTopUp } from './top-up.ts'

type Result = Outcome<WalletFact, WalletRefusal>

const claimOf = (about: Parameters<typeof claimedBy>[0]) => `txid-${sha256(claimedBy(about))}`

/**
 * Submits a top-up whose TXID no other top-up holds, or no other for the member's own address. It is claimed first, in a stream of its own; a crash in between
 * leaves a claim without a top-up, which the same member's next try takes over.
 */
export const submitTopUp = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<SubmitTopUp>,
): Promise<Result> => {
  const { input, given } = asked.command
  const { topUpId, network, txid } = input
  const claim = claimOf({ network, txid, addressId: given.addressId })
  const step = { decider: walletDecider, id: uid, asked }
  const outcome = await withClaim(ledger, claim, { by: topUpId, uid }, step, holds(ledger, uid))
  return outcome ?? { kind: 'refused', refusal: { kind: 'txid-already-used' } }
}

/** Rejects a top-up and gives its TXID back, so that the real sender may still submit it. */
export const rejectTopUp = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<RejectTopUp>,
): Promise<Result> => {
  const outcome = await ledger.handle(walletDecider, uid, asked)
  if (outcome.kind === 'accepted') await releaseRejected(ledger, uid, asked.command.input.topUpId, asked)
  return outcome
}

/** Releases the TXID of a top-up that was rejected or cancelled. Does nothing when it has been released already, so a reaction may repeat it. */
export const releaseRejected = async (
  ledger: Ledger,
  uid: string,
  topUpId: string,
  about: Pick<Asked<never>, 'actor' | 'correlationId'>,
): Promise<void> => {
  const { state } = await ledger.load(walletDecider, uid)
  const topUp = keptAt(state.topUps, topUpId)
  if (topUp && isGivenBack(topUp.status)) await releaseClaim(ledger, claimOf(topUp), topUpId, about)
}

/** Whether a top-up of this member's stands on its TXID. */
const holds = (ledger: Ledger, uid: string) => async (topUpId: string) => {
  const { state } = await ledger.load(walletDecider, uid)
  const status = keptAt(state.topUps, topUpId)?.status
  return status === 'pending' || status === 'approved'
}
