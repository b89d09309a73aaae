import { type ClaimRefusal, claimDecider } from '../claim/claim.ts'
import { derivedId } from '../store/ids.ts'
import type { Asked, Ledger } from '../store/ledger.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

type Holder = { readonly by: string; readonly uid: string }

/**
 * Does some work while holding what only one may hold; nothing when somebody has it. Refused work gives it back. An
 * earlier try of the same member's that has left nothing so far (`isHeld` says no) may have crashed, or may be at it at
 * this very moment: its claim is taken over and goes back to it, and the work itself must not be done twice for one member.
 */
export const withClaim = async <R extends { readonly kind: 'accepted' | 'refused' }>(
  ledger: Ledger,
  claim: string,
  holder: Holder,
  asked: About & { readonly id: string },
  { isHeld, work }: { isHeld: (by: string) => Promise<boolean>; work: () => Promise<R> },
): Promise<R | undefined> => {
  const taken = await tryClaim(ledger, claim, holder, asked)
  if (taken) {
    if (taken.uid !== holder.uid || (await isHeld(taken.by))) return undefined
    if (await tryClaim(ledger, claim, { ...holder, from: taken.by }, asked)) return undefined
  }
  const outcome = await work()
  if (outcome.kind === 'refused') await giveBack(ledger, claim, 'ReturnClaim', holder.by, asked)
  return outcome
}

/** Nothing, or who holds it. */
const tryClaim = async (
  ledger: Ledger,
  claim: string,
  input: Holder & { readonly from?: string },
  { id, actor, correlationId }: About & { readonly id: string },
): Promise<ClaimRefusal | undefined> => {
  const outcome = await ledger.handle(claimDecider, claim, {
    id: derivedId(id, 'claim', claim, ...(input.from === undefined ? [] : [input.from])),
    actor,
    correlationId,
    command: { type: 'Claim', input },
  })
  return outcome.kind === 'refused' ? outcome.refusal : undefined
}

/** Frees a claim for everybody, if `by` holds it. */
export const releaseClaim = (ledger: Ledger, claim: string, by: string, about: About): Promise<void> =>
  giveBack(ledger, claim, 'ReleaseClaim', by, about)

const giveBack = async (
  ledger: Ledger,
  claim: string,
  type: 'ReturnClaim' | 'ReleaseClaim',
  by: string,
  { actor, correlationId }: About,
): Promise<void> => {
  const id = derivedId(by, type === 'ReturnClaim' ? 'return' : 'release', claim)
  await ledger.handle(claimDecider, claim, { id, actor, correlationId, command: { type, input: { by } } })
}
