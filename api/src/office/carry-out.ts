import { derivedId } from '@strongroom/ledger/eventlog'
import { proposalDecider } from '@strongroom/ledger/office'
import { listUnfinishedProposals } from '@strongroom/projections/office'
import { asked } from '../command/asking.ts'
import type { Applying, CarryingOutParts } from '../platform/kinds/proposal-kind.ts'
import { tellOfProposal } from '../platform/proposals/proposal-mail.ts'
import { effectOf } from './proposal-kinds.ts'

/** Carries out an approved proposal, exactly once, because every try gives the same commands. */
export const carryOut = async (
  parts: CarryingOutParts,
  proposalId: string,
  about: Pick<Applying, 'requestId' | 'moved' | 'now'>,
): Promise<'applied' | 'lapsed' | 'other'> => {
  const { ledger, proposedCardLogs } = parts
  const { state } = await ledger.load(proposalDecider, proposalId)
  const { status, change, approvedBy } = state
  if (status === 'applied' || status === 'lapsed') return status
  if (status !== 'approved' || !change || !approvedBy) return 'other'
  const session = { id: '', uid: approvedBy, email: '', role: 'superadmin', admin: true } as const
  const ask = { ...about, session, commandId: derivedId(proposalId, 'applied') }
  const why = await effectOf(change.kind).apply?.(parts, ask, change, proposalId)
  const command = { type: 'FinishChange', input: { proposalId, why } } as const
  const finishing = { ...ask, commandId: derivedId(proposalId, 'finished') }
  const outcome = await ledger.handle(proposalDecider, proposalId, asked(finishing, command))
  if (outcome.kind === 'refused') throw new Error(`a proposal cannot be finished: ${outcome.refusal.kind}`)
  about.moved(outcome.position)
  await proposedCardLogs.forget(proposalId)
  const moment = why === undefined ? 'approved' : 'lapsed'
  const { proposedBy: proposer } = state
  await tellOfProposal(parts, { id: proposalId, change, by: approvedBy, proposer, moment })
  return why === undefined ? 'applied' : 'lapsed'
}

/** The approving request has this long to carry the proposal out; then the job takes over. */
const graceSeconds = 15

/** When it is due (`Job.due`). */
export const finishProposalsDue = `
  select min(decided_at) + make_interval(secs => ${graceSeconds}) from views.proposals where status = 2`

/** Carries out what was approved and what a crash kept from being done. */
export const finishProposals =
  (parts: CarryingOutParts & { readonly now?: () => Date }, olderThanSeconds = graceSeconds) =>
  async (): Promise<void> => {
    const { now = () => new Date() } = parts
    for (const { id } of await listUnfinishedProposals(parts.db, olderThanSeconds))
      await carryOut(parts, id, { requestId: id, moved: () => {}, now: now() }).catch((err: unknown) =>
        parts.logger.warn({ err, proposal: id }, 'a proposal could not be carried out and is tried again'),
      )
  }
