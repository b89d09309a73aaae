import { declare, forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, proposers, superadmins } from '../roles.ts'
import * as wire from '../schemas.ts'

export const adjust = forAdmin.command({
  path: '/transactions/S',
  summary: 'Adds money to a wallet, or takes it away (amount below 0), with a reason',
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'INSUFFICIENT_FUNDS',
    'OWN_CASE',
    'REASON_MISSING',
    'RECEIVER_UNKNOWN',
    'TOO_MANY_PLACES',
    'CURRENCY_NOT_OFFERED',
  ],
  body: wire.adjustmentBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const adjustments = forAdmin.query({
  path: '/adjustments/list/S/{json}',
  summary: 'Adjustments: booked ones, and those that wait for a second administrator',
  filter: wire.adjustmentFilter,
  answer: wire.paged(wire.adjustment),
  reads: ['adjustments'],
})

export const approveAdjustment = forAdmin.command({
  path: '/adjustments/approve/S',
  summary: 'Books an adjustment that another administrator has entered',
  refuses: [...refusals.deciding, 'INSUFFICIENT_FUNDS'],
  body: wire.idBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const rejectAdjustment = forAdmin.command({
  path: '/adjustments/reject/S',
  summary: 'Rejects an adjustment that another administrator has entered',
  refuses: [...refusals.deciding, 'REASON_MISSING'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const agentGroups = forAdmin.query({
  path: '/agents/groups/S',
  summary: 'Where agents are looked up; without a group system, in the demo list that is named here',
  answer: wire.records(wire.agentGroups),
})

export const proposals = forAdmin.query({
  path: '/proposals/list/S/{json}',
  summary: 'Changes that take two administrators, with the values before and after',
  filter: wire.proposalFilter,
  answer: wire.paged(wire.proposal),
  reads: ['proposals', 'adjustments'],
})

export const approveProposal = forAdmin.command({
  path: '/proposals/approve/S',
  summary: 'Carries out a change that another administrator has proposed',
  refuses: [
    ...refusals.deciding,
    ...refusals.saving,
    101,
    'ALREADY_REVERSED',
    'AMOUNT_NOT_POSITIVE',
    'CARD_IN_ARREARS',
    'CARD_MISSING',
    'FEE_ABOVE_AMOUNT',
    'INSUFFICIENT_FUNDS',
    'INTEREST_DUE',
    'MOVEMENT_UNKNOWN',
    'NOT_REVERSIBLE',
    'PROPOSAL_LAPSED',
    'RATE_ABSURD',
    'RATE_INVALID',
    'RATE_LOWERED',
    'REASON_MISSING',
    'RISK_ABOVE_LIMIT',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
  ],
  body: wire.idBody,
  answer: wire.records(wire.proposalResult),
  roles: proposers,
})

export const rejectProposal = forAdmin.command({
  path: '/proposals/reject/S',
  summary: 'Rejects a change that another administrator has proposed, with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING'],
  body: wire.rejectBody,
  answer: wire.records(wire.proposalResult),
  roles: proposers,
})

export const withdrawProposal = forAdmin.command({
  path: '/proposals/withdraw/S',
  summary: 'Withdraws a change that one has proposed oneself; an adjustment with a reason',
  refuses: ['ALREADY_DECIDED', 'CASE_UNKNOWN', 'NOT_YOUR_PROPOSAL', 'REASON_MISSING'],
  body: wire.withdrawProposalBody,
  answer: wire.records(wire.proposalResult),
  roles: proposers,
})

export const reverse = declare({
  method: 'DELETE',
  path: '/transactions/{id}/S',
  audience: 'admin',
  summary: 'Reverses a transaction by a new one that refers to it; once, and never below zero',
  changes: true,
  refuses: [
    ...refusals.proposing,
    'ALREADY_REVERSED',
    'INSUFFICIENT_FUNDS',
    'MOVEMENT_UNKNOWN',
    'NOT_REVERSIBLE',
    'OWN_CASE',
    'REASON_MISSING',
  ],
  body: wire.reverseBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const checkApproval = forAdmin.preview({
  path: '/approvals/check/S',
  summary:
    'What approving a case would book, with a fee or fee rate where one is typed, and what holds it back, without approving it',
  refuses: [
    ...refusals.deciding,
    101,
    'ALREADY_REVERSED',
    'AMOUNT_NOT_POSITIVE',
    'CARD_BLOCKED',
    'CARD_EXPIRED',
    'CARD_FROZEN',
    'CARD_IN_REVIEW',
    'CARD_MISSING',
    'CIRCLE_ID_ALREADY_USED',
    'CURRENCY_NOT_OFFERED',
    'FEE_ABOVE_AMOUNT',
    'FEE_ABOVE_QUOTED',
    'INSUFFICIENT_FUNDS',
    'MOVEMENT_UNKNOWN',
    'NOT_REVERSIBLE',
    'PROPOSAL_LAPSED',
    'TOO_MANY_PLACES',
    'TOP_UP_UNKNOWN',
    'WALLET_CLOSED',
    'WALLET_FROZEN',
  ],
  body: wire.approvalCheckBody,
  answer: wire.records(wire.approvalCheck),
})

export const policies = forAdmin.query({
  path: '/policies/S',
  summary:
    'What takes two administrators: every kind of act, who may propose and decide it, and how much one does alone',
  answer: wire.records(wire.policy),
})

export const savePolicy = forAdmin.command({
  path: '/policies/S',
  summary: 'Proposes another policy for one kind of act; a second superadministrator decides',
  refuses: [...refusals.saving],
  body: wire.policyBody,
  answer: wire.records(wire.policy),
  roles: superadmins,
})
