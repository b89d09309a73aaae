import { describe, test } from 'vitest'
import type { GiftCardStatus } from '../member/member-state.ts'
import { decisionsOf } from '../testing/given.ts'
import { type MemberFact, memberDecider } from './member.ts'

const member = decisionsOf(memberDecider, '100044')
const registered: MemberFact = { type: 'MemberRegistered', userType: 0 }

describe('an application for gift cards', () => {
  const decide = (status: GiftCardStatus, approver = 'support') =>
    ({ type: 'DecideGiftCards', input: { applicationId: 'g1', status }, given: { approver } }) as const
  const about = { applicationId: 'g1' }
  const [accepted, sent, rejected]: MemberFact[] = [
    { type: 'GiftCardsAccepted', ...about },
    { type: 'GiftCardsSent', ...about },
    { type: 'GiftCardsRejected', ...about },
  ] as const
  const given = (...facts: (MemberFact | undefined)[]) =>
    member.given(registered, ...facts.filter(fact => fact !== undefined))

  test('is accepted, then sent, or sent at once, or rejected', () => {
    given()
      .when(decide('accepted'))
      .thenFacts({ type: 'GiftCardsAccepted', ...about })
    given(accepted)
      .when(decide('sent'))
      .thenFacts({ type: 'GiftCardsSent', ...about })
    given()
      .when(decide('sent'))
      .thenFacts({ type: 'GiftCardsSent', ...about })
    given(accepted)
      .when(decide('rejected'))
      .thenFacts({ type: 'GiftCardsRejected', ...about })
  })
  test('adds nothing when the same is decided again', () => {
    given(accepted).when(decide('accepted')).thenNothing()
    given(accepted, sent).when(decide('sent')).thenNothing()
    given(rejected).when(decide('rejected')).thenNothing()
  })
  test('stays as it is once its cards are sent, or it was rejected, and is not one’s own', () => {
    const decided = { kind: 'already-decided', status: 'approved' } as const
    given(sent).when(decide('rejected')).thenRefused(decided)
    given(sent).when(decide('accepted')).thenRefused(decided)
    given(rejected).when(decide('sent')).thenRefused({ kind: 'already-decided', status: 'rejected' })
    given().when(decide('accepted', '100044')).thenRefused({ kind: 'own-case' })
  })
})

describe('a virtual account', () => {
  const give = (proposalId: string, approver = 'finance') =>
    ({ type: 'GiveVirtualAccount', input: { proposalId }, given: { approver } }) as const
  const first: MemberFact = { type: 'VirtualAccountGiven', proposalId: 'p1' }

  test('is given once for what was agreed on, and another in place of it', () => {
    member.given(registered).when(give('p1')).thenFacts(first)
    member.given(registered, first).when(give('p1')).thenNothing()
    member
      .given(registered, first)
      .when(give('p2'))
      .thenFacts({ type: 'VirtualAccountGiven', proposalId: 'p2' })
  })
  test('is not given by its own member, nor to somebody who has left', () => {
    member.given(registered).when(give('p1', '100044')).thenRefused({ kind: 'own-case' })
    member
      .given(registered, { type: 'MemberDeleted' })
      .when(give('p1'))
      .thenRefused({ kind: 'member-unknown' })
  })
})
