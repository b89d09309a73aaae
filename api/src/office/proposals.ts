import { proposalDecider } from '@strongroom/ledger/office'
import { listDecidable, listProposals } from '@strongroom/projections/office'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { decidableBy } from '../platform/cases/waits.ts'
import { tellOfProposal } from '../platform/proposals/proposal-mail.ts'
import { changeFor } from '../platform/proposals/proposed.ts'
import { adjustmentCase, withdrawAdjustment } from './adjustment.case.ts'
import { approveChange } from './approve-change.ts'
import { proposalRecords } from './proposal-records.ts'
import { proposalCsv } from './words.ts'

const proposals = implement(contract.office.proposals, {
  csv: proposalCsv,
  handler: async ({ filter: { mine, ...filter }, session }, parts) => {
    const { rows, total } =
      mine === undefined
        ? await listProposals(parts.db, filter)
        : await listDecidable(parts.db, filter, await decidableBy(parts, session))
    return page({ total, rows: await proposalRecords(parts, session, rows) })
  },
})

const approveProposal = implement(contract.office.approveProposal, {
  handler: async (ask, parts) => {
    const { id: proposalId } = ask.body
    const change = await changeFor(parts, ask, proposalId)
    // An adjustment is proposed in its member's own stream.
    if (!change) return adjustmentCase.approve(ask, parts)
    return approveChange(parts, ask, { id: proposalId, change }, one({ id: proposalId, status: 1 }))
  },
})

const rejectProposal = implement(contract.office.rejectProposal, {
  handler: async (ask, parts) => {
    const { ledger, catalogue, proposedCardLogs } = parts
    const { id: proposalId, reason } = ask.body
    const change = await changeFor(parts, ask, proposalId)
    if (!change) return adjustmentCase.reject(ask, parts)
    const given = { approver: ask.session.uid }
    const command = { type: 'RejectChange', input: { proposalId, reason }, given } as const
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const { proposedBy: proposer } = (await ledger.load(proposalDecider, proposalId)).state
    await tellOfProposal(parts, {
      id: proposalId,
      change,
      by: ask.session.uid,
      proposer,
      moment: 'rejected',
      reason: reason.trim(),
    })
    await proposedCardLogs.forget(proposalId)
    return one({ id: proposalId, status: -1 })
  },
})

const withdrawProposal = implement(contract.office.withdrawProposal, {
  handler: async (ask, parts) => {
    const { ledger, catalogue, proposedCardLogs } = parts
    const { id: proposalId } = ask.body
    const { state } = await ledger.load(proposalDecider, proposalId)
    if (!state.change) return withdrawAdjustment(ask, parts)
    const given = { proposer: ask.session.uid }
    const command = { type: 'WithdrawChange', input: { proposalId }, given } as const
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const { change } = state
    await tellOfProposal(parts, { id: proposalId, change, by: ask.session.uid, moment: 'withdrawn' })
    await proposedCardLogs.forget(proposalId)
    return one({ id: proposalId, status: -2 })
  },
})

/** Changes that take two administrators: looked at, approved, rejected, withdrawn. */
export const proposalCalls: readonly Call[] = [proposals, approveProposal, rejectProposal, withdrawProposal]
