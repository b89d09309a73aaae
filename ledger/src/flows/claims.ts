import type { Command, Fact } from '../book/decider.ts'
import { type ClaimRefusal, claimDecider } from '../claim/claim.ts'
import { derivedId, timedId } from '../store/ids.ts'
import type { Asked, Ledger, Outcome, Step } from '../store/ledger.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

type Holder = { readonly by: string; readonly uid: string }

/**
 * Carries out a command while holding what only one may hold, both in one commit where the log can; nothing when somebody
 * has it. A refused command gives it back. An earlier try of the same member's that has left nothing so far (`isHeld` says
 * no) may have crashed, or may be at it at this very moment: its claim is taken over and goes back to it, and the command
 * itself must not be carried out twice for one member.
 */
export const withClaim = async <S, C extends Command, F extends Fact, R>(
  ledger: Ledger,
  claim: string,
  holder: Holder,
  step: Step<S, C, F, R>,
  isHeld: (by: string) => Promise<boolean>,
): Promise<Outcome<F, R> | undefined> => {
  let { refusal, outcome } = await claimFor(ledger, claim, holder, step)
  if (refusal) {
    if (refusal.uid !== holder.uid || (await isHeld(refusal.by))) return undefined
    ;({ refusal, outcome } = await claimFor(ledger, claim, { ...holder, from: refusal.by }, step))
  }
  if (outcome?.kind === 'refused') await giveBack(ledger, claim, 'ReturnClaim', holder.by, step.asked)
  return outcome
}

/** Who holds the claim, or what became of the command that was to follow it. */
const claimFor = async <S, C extends Command, F extends Fact, R>(
  ledger: Ledger,
  claim: string,
  input: Holder & { readonly from?: string },
  step: Step<S, C, F, R>,
): Promise<{ refusal?: ClaimRefusal; outcome?: Outcome<F, R> | undefined }> => {
  const { id, actor, correlationId } = step.asked
  const asked = {
    id: timedId(id, id, 'claim', claim, ...(input.from === undefined ? [] : [input.from])),
    actor,
    correlationId,
    command: { type: 'Claim', input } as const,
  }
  const { first, second } = await ledger.inTurn({ decider: claimDecider, id: claim, asked }, () => step)
  return first.kind === 'refused' ? { refusal: first.refusal } : { outcome: second }
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
