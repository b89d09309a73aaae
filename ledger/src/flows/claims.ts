import { type ClaimRefusal, claimDecider } from '../claim/claim.ts'
import { derivedId } from '../store/ids.ts'
import type { Asked, Ledger } from '../store/ledger.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

/**
 * Takes what only one may hold, also from an earlier try of the same member's that came to nothing (`isHeld` says no).
 * `by` names the try; taking again what one holds is fine. False when somebody has it.
 */
export const takeClaim = async (
  ledger: Ledger,
  claim: string,
  holder: { readonly by: string; readonly uid: string },
  asked: About & { readonly id: string },
  isHeld: (by: string) => Promise<boolean>,
): Promise<boolean> => {
  const taken = await tryClaim(ledger, claim, holder, asked)
  if (!taken) return true
  if (taken.uid !== holder.uid || (await isHeld(taken.by))) return false
  await releaseClaim(ledger, claim, taken.by, asked)
  return !(await tryClaim(ledger, claim, holder, asked))
}

/** Nothing, or who holds it. */
const tryClaim = async (
  ledger: Ledger,
  claim: string,
  holder: { readonly by: string; readonly uid: string },
  { id, actor, correlationId }: About & { readonly id: string },
): Promise<ClaimRefusal | undefined> => {
  const outcome = await ledger.handle(claimDecider, claim, {
    id: derivedId(id, 'claim', claim),
    actor,
    correlationId,
    command: { type: 'Claim', input: holder },
  })
  return outcome.kind === 'refused' ? outcome.refusal : undefined
}

/** Gives a claim back, if `by` holds it. */
export const releaseClaim = async (
  ledger: Ledger,
  claim: string,
  by: string,
  { actor, correlationId }: About,
): Promise<void> => {
  await ledger.handle(claimDecider, claim, {
    id: derivedId(by, 'release', claim),
    actor,
    correlationId,
    command: { type: 'ReleaseClaim', input: { by } },
  })
}
