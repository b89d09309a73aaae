import type { Command, Fact } from '../eventlog/decider.ts'
import { derivedId, newId, sha256, timedId } from '../eventlog/ids.ts'
import { type Asked, CommandDiffers, type Ledger, type Outcome, type Step } from '../eventlog/ledger.ts'
import { type ClaimCommand, type ClaimRefusal, claimDecider } from './claim.ts'

type About = Pick<Asked<never>, 'actor' | 'correlationId'>

type Holder = { readonly by: string; readonly uid: string }

/**
 * Carries out a command while holding an exclusive claim, both in one commit where the log can; nothing when another holds it.
 * A refused command gives the claim back. An earlier try of the same member's that has left nothing so far (`isHeld` says no)
 * may have crashed, or may be under way at this very moment: its claim is taken over and goes back to it, and the command
 * itself must not be carried out twice for one member. Throws `CommandDiffers`.
 */
export const withClaim = async <S, C extends Command, F extends Fact, R>(
  ledger: Ledger,
  claim: string,
  holder: Holder,
  step: Step<S, C, F, R>,
  isHeld: (by: string) => Promise<boolean>,
): Promise<Outcome<F, R> | undefined> => {
  try {
    let { refusal, outcome } = await claimFor(ledger, claim, holder, step)
    if (refusal) {
      if (refusal.uid !== holder.uid || (await isHeld(refusal.by))) return undefined
      ;({ refusal, outcome } = await claimFor(ledger, claim, { ...holder, from: refusal.by }, step))
    }
    if (outcome?.kind === 'refused') await returnClaim(ledger, claim, holder.by, step.asked)
    return outcome
  } catch (error) {
    // The command has been carried out with another input, and the claim belongs to that one.
    if (error instanceof CommandDiffers && error.commandId === step.asked.id)
      await returnClaim(ledger, claim, holder.by, step.asked)
    throw error
  }
}

/** The holder of the claim, or the outcome of the command that was to follow it. */
const claimFor = async <S, C extends Command, F extends Fact, R>(
  ledger: Ledger,
  claim: string,
  holder: Holder & { readonly from?: string },
  step: Step<S, C, F, R>,
  isAgain = false,
): Promise<{ refusal?: ClaimRefusal; outcome?: Outcome<F, R> | undefined }> => {
  const { id, actor, correlationId, command } = step.asked
  // The claim includes a hash of its command, so that the same id with another input is recognised before it can give back the
  // first one's claim.
  const input = { ...holder, for: sha256(JSON.stringify(command.input)) }
  const asked = {
    id: isAgain
      ? newId()
      : timedId(id, id, 'claim', claim, ...(holder.from === undefined ? [] : [holder.from])),
    actor,
    correlationId,
    command: { type: 'Claim', input } as const,
  }
  const { first, second } = await ledger.inTurn(
    { decider: claimDecider, id: claim, asked },
    (_, { repeated }) => (repeated ? undefined : step),
  )
  if (first.kind === 'refused') return { refusal: first.refusal }
  if (!first.repeated) return { outcome: second }
  // It was claimed before, and has been given back since if the command was refused then.
  if (!(await ledger.knows(step.decider, step.id, id))) return claimFor(ledger, claim, holder, step, true)
  return { outcome: await ledger.handle(step.decider, step.id, step.asked) }
}

/** Gives back the claim of a try that came to nothing, each time it did. */
const returnClaim = (ledger: Ledger, claim: string, by: string, about: About): Promise<void> =>
  giveBack(ledger, claim, { type: 'ReturnClaim', input: { by } }, { ...about, id: newId() })

/** Frees a claim for everybody, if `by` holds it. */
export const releaseClaim = (ledger: Ledger, claim: string, by: string, about: About): Promise<void> =>
  giveBack(
    ledger,
    claim,
    { type: 'ReleaseClaim', input: { by } },
    { ...about, id: derivedId(by, 'release', claim) },
  )

const giveBack = async (
  ledger: Ledger,
  claim: string,
  command: ClaimCommand,
  { id, actor, correlationId }: About & { readonly id: string },
): Promise<void> => {
  await ledger.handle(claimDecider, claim, { id, actor, correlationId, command })
}
