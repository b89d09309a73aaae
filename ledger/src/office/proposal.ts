import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import type {
  AlreadyDecided,
  CaseUnknown,
  NotYourProposal,
  OwnCase,
  ReasonMissing,
} from '../wallet/review.ts'
import { type ProposedChange, proposedChange } from './proposed-change.ts'

const facts = {
  /** Waits for a second administrator. Changes nothing yet. */
  ChangeProposed: {
    version: 1,
    schema: v.object({ proposalId: id, change: proposedChange, proposedBy: id }),
  },
  /** A second one agrees: now it is carried out once, by the process that comes first. */
  ChangeApproved: { version: 1, schema: v.object({ proposalId: id, approvedBy: id }) },
  ChangeRejected: { version: 1, schema: v.object({ proposalId: id, rejectedBy: id, reason }) },
  ChangeWithdrawn: { version: 1, schema: v.object({ proposalId: id }) },
  /** It has been carried out. */
  ChangeApplied: { version: 1, schema: v.object({ proposalId: id }) },
  /** Its subject had changed meanwhile (`why` is the refusal), so nothing came of it. */
  ChangeLapsed: { version: 1, schema: v.object({ proposalId: id, why: id }) },
} as const
/** Every event of stream `proposal-{id}`. */
export type ProposalFact = FactOf<typeof facts>

type ProposalStatus = 'unknown' | 'pending' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'lapsed'

/** A change that one administrator wants and another decides; `unknown` before it is proposed. */
export type Proposal = {
  readonly status: ProposalStatus
  readonly change?: ProposedChange
  readonly proposedBy?: string
  readonly approvedBy?: string
  readonly why?: string
}

type ProposalCommand =
  | {
      readonly type: 'ProposeChange'
      readonly input: { readonly proposalId: string; readonly change: ProposedChange }
      readonly given: { readonly proposer: string }
    }
  | {
      readonly type: 'ApproveChange'
      readonly input: { readonly proposalId: string }
      readonly given: { readonly approver: string }
    }
  | {
      readonly type: 'RejectChange'
      readonly input: { readonly proposalId: string; readonly reason: string }
      readonly given: { readonly approver: string }
    }
  | {
      readonly type: 'WithdrawChange'
      readonly input: { readonly proposalId: string }
      readonly given: { readonly proposer: string }
    }
  | {
      readonly type: 'FinishChange'
      /** Without `why` it has been carried out; with it, it could not be. */
      readonly input: { readonly proposalId: string; readonly why?: string | undefined }
    }

/** Why a proposal is not made, decided, applied or withdrawn. */
export type ProposalRefusal = CaseUnknown | OwnCase | AlreadyDecided | ReasonMissing | NotYourProposal

/** The member whom a change is about, if it is about one. They may neither propose nor decide it. */
export const memberOf = (change: ProposedChange | undefined): string | undefined => {
  if (change?.kind === 'pool-addresses') return change.application?.uid
  return change && 'uid' in change ? change.uid : undefined
}

const decide = (command: ProposalCommand, proposal: Proposal): Decision<ProposalFact, ProposalRefusal> => {
  const { proposalId } = command.input
  if (command.type === 'ProposeChange') {
    const { change } = command.input
    const { proposer } = command.given
    if (proposal.status !== 'unknown') return accept()
    if (memberOf(change) === proposer) return refuse({ kind: 'own-case' })
    return accept({ type: 'ChangeProposed', proposalId, change, proposedBy: proposer })
  }
  const { status, proposedBy } = proposal
  if (status === 'unknown') return refuse({ kind: 'case-unknown' })
  if (command.type === 'FinishChange') {
    const { why } = command.input
    // Another process has finished it first.
    if (status !== 'approved') return accept()
    return accept(
      why === undefined ? { type: 'ChangeApplied', proposalId } : { type: 'ChangeLapsed', proposalId, why },
    )
  }
  if (command.type === 'WithdrawChange') {
    if (command.given.proposer !== proposedBy) return refuse({ kind: 'not-your-proposal' })
    if (status !== 'pending') return refuse({ kind: 'already-decided', status })
    return accept({ type: 'ChangeWithdrawn', proposalId })
  }
  const { approver } = command.given
  if (approver === proposedBy || approver === memberOf(proposal.change)) return refuse({ kind: 'own-case' })
  if (status !== 'pending') return refuse({ kind: 'already-decided', status })
  if (command.type === 'ApproveChange')
    return accept({ type: 'ChangeApproved', proposalId, approvedBy: approver })
  const why = command.input.reason.trim()
  if (!why) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'ChangeRejected', proposalId, rejectedBy: approver, reason: why })
}

const evolve = (proposal: Proposal, fact: ProposalFact): Proposal => {
  switch (fact.type) {
    case 'ChangeProposed':
      return { status: 'pending', change: fact.change, proposedBy: fact.proposedBy }
    case 'ChangeApproved':
      return { ...proposal, status: 'approved', approvedBy: fact.approvedBy }
    case 'ChangeRejected':
      return { ...proposal, status: 'rejected' }
    case 'ChangeWithdrawn':
      return { ...proposal, status: 'withdrawn' }
    case 'ChangeApplied':
      return { ...proposal, status: 'applied' }
    case 'ChangeLapsed':
      return { ...proposal, status: 'lapsed', why: fact.why }
  }
}

/** Changes that two administrators make together: stream `proposal-{id}`. */
export const proposalDecider: Decider<Proposal, ProposalCommand, ProposalFact, ProposalRefusal> = {
  category: 'proposal',
  stateVersion: 1,
  isMostlyNew: true,
  initial: () => ({ status: 'unknown' }),
  decide,
  evolve,
  facts,
}
