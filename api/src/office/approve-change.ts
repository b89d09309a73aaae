import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { whyUnproven } from '../platform/cases/decision-proof.ts'
import type { Applying } from '../platform/kinds/proposal-kind.ts'
import { codeOf } from '../platform/proposals/may-decide.ts'
import { carryOut } from './carry-out.ts'
import { effectOf } from './proposal-kinds.ts'

type Agreed = { readonly id: string; readonly change: ProposedChange }

/** Agrees to a proposed change and carries it out; answers with `reply` once it is done. */
export const approveChange = async (
  parts: Parts,
  ask: Applying,
  { id: proposalId, change }: Agreed,
  reply: Reply,
): Promise<Reply> => {
  const { ledger, catalogue } = parts
  // A change that waits for a second administrator takes two, however small it is.
  const isAgain = await ledger.knows(proposalDecider, proposalId, ask.commandId)
  const held = isAgain
    ? undefined
    : ((await whyUnproven(parts, ask)) ??
      (await effectOf(change.kind).whyNot?.(parts, ask, change, proposalId)))
  if (held) return held
  const given = { approver: ask.session.uid }
  const command = { type: 'ApproveChange', input: { proposalId }, given } as const
  const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  if ((await carryOut(parts, proposalId, ask)) === 'applied') return reply
  const { state } = await ledger.load(proposalDecider, proposalId)
  return refused(
    'PROPOSAL_LAPSED',
    msg`What this is about has changed since it was proposed, so nothing was done: propose it again`,
    { why: codeOf(state.why ?? '') },
  )
}
