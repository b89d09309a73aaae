import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { roles } from '../account/member-state.ts'
import { code, decimal, id, reason } from '../book/shapes.ts'
import { type KindName, kinds } from '../catalogue/kinds.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import type { AlreadyDecided, CaseUnknown, OwnCase, ReasonMissing } from '../wallet/review.ts'
import { payoutKind } from './proof-override.ts'

const value = v.record(v.string(), v.unknown())
const fees = { fee: v.optional(decimal), feeRate: v.optional(decimal) }

/** One entry of the catalogue, whole before and after; null is no entry. */
const catalogueChange = v.object({
  kind: v.literal('catalogue'),
  entry: v.object({ kind: v.picklist(Object.keys(kinds) as KindName[]), id }),
  before: v.nullable(value),
  after: v.nullable(value),
  /** Why it is wanted, where the administrator was asked. */
  reason: v.optional(reason),
})
/**
 * Addresses for the pool, in place of one no member has (`corrects`) or for one application. They may become a member's, so the
 * addresses themselves are in `private`; the digest says whether they are still those that were proposed.
 */
const poolAddresses = v.object({
  kind: v.literal('pool-addresses'),
  network: code,
  digest: id,
  corrects: v.optional(id),
  application: v.optional(v.object({ id, uid: id })),
})
/** A wire that Circle is said to have received. */
const circleDeposit = v.object({
  kind: v.literal('circle-deposit'),
  uid: id,
  circleId: id,
  currency: code,
  amount: decimal,
  ...fees,
})
/** A bank deposit of more than its member said. */
const depositAmount = v.object({
  kind: v.literal('deposit-amount'),
  uid: id,
  depositId: id,
  currency: code,
  claimed: decimal,
  amount: decimal,
  externalTxId: v.optional(id),
  ...fees,
})
/** Card logs of a file that put more on cards than one administrator may alone. Merchant and description are in `private`. */
const cardCredits = v.object({
  kind: v.literal('card-credits'),
  currency: code,
  /** The sum of the credits and bonuses among the rows. */
  amount: decimal,
  rows: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digest: id,
})
/** A movement or a card log taken back, which gives a member money. */
const reversal = v.object({
  kind: v.literal('reversal'),
  uid: id,
  /** The event of a movement with its revision and its lines on the statement, or the card log. */
  of: v.variant('kind', [
    v.object({ kind: v.literal('movement'), eventId: id, revision: v.number(), lines: v.array(id) }),
    v.object({ kind: v.literal('card-log'), logId: id, currency: code }),
  ]),
  /** The credit to the member, in each currency. */
  credits: v.array(v.object({ currency: code, amount: decimal })),
  reason,
})
/** A subscription's rate far above the one it has. Percent a year. */
const subscriptionRate = v.object({
  kind: v.literal('subscription-rate'),
  uid: id,
  depositId: id,
  currency: code,
  last: decimal,
  rate: decimal,
  reason: v.optional(reason),
})
/** A case that is to be paid out although the books differ. */
const proofOverride = v.object({
  kind: v.literal('proof-override'),
  payout: payoutKind,
  caseId: id,
  uid: id,
  currency: code,
  amount: decimal,
  reason,
})

/** A role given to a member, or a superadministrator's taken. */
const roleChange = v.object({
  kind: v.literal('role'),
  uid: id,
  from: v.picklist(roles),
  to: v.picklist(roles),
  reason,
})

/**
 * An event of a parked stream that a read model is to leave out for ever. `uid` is the member whose stream it is, if it is a
 * member's.
 */
const parkedSkip = v.object({
  kind: v.literal('parked-skip'),
  uid: v.optional(id),
  projection: id,
  generation: v.picklist(['live', 'next']),
  stream: id,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  position: id,
  type: id,
  reason,
})

/** The proposed change: everything needed to carry it out, and nothing that names a person. */
const change = v.variant('kind', [
  catalogueChange,
  poolAddresses,
  circleDeposit,
  depositAmount,
  cardCredits,
  reversal,
  subscriptionRate,
  roleChange,
  parkedSkip,
  proofOverride,
])
export type ProposedChange = Readonly<v.InferOutput<typeof change>>

const facts = {
  /** Waits for a second administrator. Changes nothing yet. */
  ChangeProposed: { version: 1, schema: v.object({ proposalId: id, change, proposedBy: id }) },
  /** A second one agrees: now it is carried out once, by the process that comes first. */
  ChangeApproved: { version: 1, schema: v.object({ proposalId: id, approvedBy: id }) },
  ChangeRejected: { version: 1, schema: v.object({ proposalId: id, rejectedBy: id, reason }) },
  ChangeWithdrawn: { version: 1, schema: v.object({ proposalId: id }) },
  /** It has been carried out. */
  ChangeApplied: { version: 1, schema: v.object({ proposalId: id }) },
  /** Its subject had changed meanwhile (`why` is the refusal), so nothing came of it. */
  ChangeLapsed: { version: 1, schema: v.object({ proposalId: id, why: id }) },
} as const
export type ProposalFact = FactOf<typeof facts>

export type ProposalStatus =
  | 'unknown'
  | 'pending'
  | 'approved'
  | 'applied'
  | 'rejected'
  | 'withdrawn'
  | 'lapsed'

/** A change that one administrator wants and another decides; `unknown` before it is proposed. */
export type Proposal = {
  readonly status: ProposalStatus
  readonly change?: ProposedChange
  readonly proposedBy?: string
  readonly approvedBy?: string
  readonly why?: string
}

export type ProposalCommand =
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

export type ProposalRefusal =
  | CaseUnknown
  | OwnCase
  | AlreadyDecided
  | ReasonMissing
  | { readonly kind: 'not-your-proposal' }

/** The member whom a change is about, if it is about one: never its proposer, and never who decides it. */
export const memberOf = (change: ProposedChange | undefined): string | undefined => {
  if (change?.kind === 'catalogue' || change?.kind === 'card-credits') return undefined
  return change?.kind === 'pool-addresses' ? change.application?.uid : change?.uid
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
