import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { type Reply, waiting } from '../http/replies.ts'
import { type MailingParts, tellOfProposal } from './proposal-mail.ts'

/** The one way a change is put before a second administrator. */
export const proposing = (parts: MailingParts & Pick<Parts, 'ledger'>) => {
  const { ledger } = parts

  /** The change that was proposed under this id, if one was: asked for again it is the same, whatever holds by now. */
  const known = async (proposalId: string): Promise<ProposedChange | undefined> =>
    (await ledger.load(proposalDecider, proposalId)).state.change

  return {
    known,

    /** Proposes a change under the id of the command, and answers with `reply` that it waits. */
    propose: async (ask: Asker, change: ProposedChange, reply: Reply): Promise<Reply> => {
      const proposalId = ask.commandId
      const before = await known(proposalId)
      if (before && !isSame(before, change)) throw Problem.differs()
      const command = {
        type: 'ProposeChange',
        input: { proposalId, change: before ?? change },
        given: { proposer: ask.session.uid },
      } as const
      const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command))
      if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
      ask.moved(outcome.position)
      await tellOfProposal(parts, { id: proposalId, kind: change.kind, by: ask.session.uid, moment: 'waits' })
      return waiting(reply, proposalId)
    },
  }
}

/** What was there before may have changed since the first try; what is asked for may not. */
const isSame = (one: ProposedChange, other: ProposedChange): boolean =>
  JSON.stringify({ ...one, before: null }) === JSON.stringify({ ...other, before: null })
