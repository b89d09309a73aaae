import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type ProposalFact, proposalDecider } from './proposal.ts'
import type { ProposedChange } from './proposed-change.ts'

const proposal = decisionsOf(proposalDecider, 'p1')
const proposalId = 'p1'
const change: ProposedChange = {
  kind: 'circle-deposit',
  uid: '7',
  circleId: 'c1',
  currency: 'USD',
  amount: '5000',
}
const proposed: ProposalFact = { type: 'ChangeProposed', proposalId, change, proposedBy: '1' }
const approved: ProposalFact = { type: 'ChangeApproved', proposalId, approvedBy: '2' }
const approve = (approver: string) =>
  ({ type: 'ApproveChange', input: { proposalId }, given: { approver } }) as const
const finish = (why?: string) => ({ type: 'FinishChange', input: { proposalId, why } }) as const

describe('a proposal', () => {
  test('waits once it is made, and is made once', () => {
    const propose = {
      type: 'ProposeChange',
      input: { proposalId, change },
      given: { proposer: '1' },
    } as const
    proposal.given().when(propose).thenFacts(proposed)
    proposal.given(proposed).when(propose).thenNothing()
  })
  test('is not made by the member it credits', () => {
    proposal
      .given()
      .when({ type: 'ProposeChange', input: { proposalId, change }, given: { proposer: '7' } })
      .thenRefused({ kind: 'own-case' })
  })
  test('is approved by another, once, and neither by its proposer nor by the member it credits', () => {
    proposal.given(proposed).when(approve('2')).thenFacts(approved)
    for (const own of ['1', '7'])
      proposal.given(proposed).when(approve(own)).thenRefused({ kind: 'own-case' })
    proposal
      .given(proposed, approved)
      .when(approve('3'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    proposal.given().when(approve('2')).thenRefused({ kind: 'case-unknown' })
  })
  test('is rejected with a reason only', () => {
    const reject = (reason: string) =>
      ({ type: 'RejectChange', input: { proposalId, reason }, given: { approver: '2' } }) as const
    proposal.given(proposed).when(reject(' ')).thenRefused({ kind: 'reason-missing' })
    proposal
      .given(proposed)
      .when(reject(' no '))
      .thenFacts({ type: 'ChangeRejected', proposalId, rejectedBy: '2', reason: 'no' })
  })
  test('is withdrawn by its proposer only, while it waits', () => {
    const withdraw = (proposer: string) =>
      ({ type: 'WithdrawChange', input: { proposalId }, given: { proposer } }) as const
    proposal.given(proposed).when(withdraw('2')).thenRefused({ kind: 'not-your-proposal' })
    proposal.given(proposed).when(withdraw('1')).thenFacts({ type: 'ChangeWithdrawn', proposalId })
    proposal
      .given(proposed, approved)
      .when(withdraw('1'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
  })
  test('is finished once after its approval, one way or the other', () => {
    proposal.given(proposed).when(finish()).thenNothing()
    const applied: ProposalFact = { type: 'ChangeApplied', proposalId }
    proposal.given(proposed, approved).when(finish()).thenFacts(applied)
    proposal.given(proposed, approved, applied).when(finish('entry-changed')).thenNothing()
    proposal
      .given(proposed, approved)
      .when(finish('entry-changed'))
      .thenFacts({ type: 'ChangeLapsed', proposalId, why: 'entry-changed' })
  })
})
