import { actOf, type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { type Asker, asked } from '../command/asking.ts'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Reply, waiting } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { checkProposer } from './policy.ts'
import { type MailingParts, tellOfProposal } from './proposal-mail.ts'

/** The change that was proposed under this id, if one was: asked for again it is the same, whatever holds by now. */
export const knownChange = async (
  { ledger }: MailingParts & Pick<Parts, 'ledger'>,
  proposalId: string,
): Promise<ProposedChange | undefined> => (await ledger.load(proposalDecider, proposalId)).state.change

/** Proposes a change under the id of the command, and answers with `reply` that it waits. */
export const propose = async (
  parts: MailingParts & Pick<Parts, 'ledger'>,
  ask: Asker,
  change: ProposedChange,
  reply: Reply,
): Promise<Reply> => {
  const proposalId = ask.commandId
  const before = await knownChange(parts, proposalId)
  if (before && !isSame(before, change)) throw Problem.differs()
  if (!before) checkProposer(parts.catalogue, ask, actOf(change))
  const command = {
    type: 'ProposeChange',
    input: { proposalId, change: before ?? change },
    given: { proposer: ask.session.uid },
  } as const
  const outcome = await parts.ledger.handle(proposalDecider, proposalId, asked(ask, command))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  await tellOfProposal(parts, { id: proposalId, change, by: ask.session.uid, moment: 'waits' })
  return waiting(reply, proposalId)
}

/** True when a retry asks for the same change. The state before it may have changed since the first try. */
const isSame = (one: ProposedChange, other: ProposedChange): boolean =>
  JSON.stringify({ ...one, before: null }) === JSON.stringify({ ...other, before: null })
