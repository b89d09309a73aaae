import { describe, expect, test } from 'vitest'
import type { MemberFact } from '../account/member.ts'
import {
  approved,
  decide,
  member,
  person,
  rejected,
  submit,
  submitted,
  uid,
  verified,
} from './testing/kyc-commands.ts'

describe('documents that are handed in', () => {
  test('wait, once, also when they are sent again', () => {
    const { after } = member.given(person).when(submit()).thenFacts(submitted())
    expect(after.kyc).toBe(0)
    member.given(person, submitted()).when(submit()).thenNothing()
    member.given(person, submitted(), rejected).when(submit()).thenNothing()
  })
  test('wait one at a time, and may be handed in again once they are rejected', () => {
    member.given(person, submitted()).when(submit('r2')).thenRefused({ kind: 'kyc-waiting' })
    member.given(person, submitted(), rejected).when(submit('r2')).thenFacts(submitted('r2'))
  })
  test('are not asked for from who is verified, unless that was withdrawn', () => {
    member.given(person, verified).when(submit()).thenRefused({ kind: 'already-verified' })
    member.given(person, submitted(), approved).when(submit('r2')).thenRefused({ kind: 'already-verified' })
    const withdrawn: MemberFact = { type: 'KycDecided', status: -1, reason: 'expired' }
    member.given(person, submitted(), approved, withdrawn).when(submit('r2')).thenFacts(submitted('r2'))
  })
  test('are a person’s from a person, a company’s from a company', () => {
    member
      .given(person)
      .when(submit('r1', { kind: 1 }))
      .thenRefused({ kind: 'kyc-kind-wrong' })
    const company: MemberFact = { type: 'MemberRegistered', userType: 1 }
    member.given(company).when(submit()).thenRefused({ kind: 'kyc-kind-wrong' })
    member
      .given(company)
      .when(submit('r1', { kind: 1 }))
      .thenFacts({ type: 'KycSubmitted', kind: 1 })
  })
  test('may be entered by an administrator, not for themselves', () => {
    const entered = submitted('r1', { enteredBy: 'support' })
    member
      .given(person)
      .when(submit('r1', { enteredBy: 'support' }))
      .thenFacts(entered)
    member
      .given(person)
      .when(submit('r1', { enteredBy: uid }))
      .thenRefused({ kind: 'own-case' })
  })
})

describe('a record that waits', () => {
  test('is approved, or rejected with a reason', () => {
    const { after } = member.given(person, submitted()).when(decide(1)).thenFacts(approved)
    expect(after).toMatchObject({ kyc: 1, kycRecords: { r1: { status: 'approved' } } })
    member
      .given(person, submitted())
      .when(decide(-1, { reason: ' blurred ' }))
      .thenFacts(rejected)
    member
      .given(person, submitted())
      .when(decide(-1, { reason: '  ' }))
      .thenRefused({ kind: 'reason-missing' })
  })
  test('is decided once', () => {
    member
      .given(person, submitted(), approved)
      .when(decide(-1, { reason: 'blurred' }))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    member
      .given(person, submitted(), rejected)
      .when(decide(1))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
    member.given(person).when(decide(1)).thenRefused({ kind: 'case-unknown' })
  })
  test.each([1, -1] as const)('is decided %d by nobody it is about, and nobody who entered it', status => {
    const reason = 'blurred'
    member
      .given(person, submitted())
      .when(decide(status, { reason, approver: uid }))
      .thenRefused({ kind: 'own-case' })
    const entered = submitted('r1', { enteredBy: 'support' })
    member.given(person, entered).when(decide(status, { reason })).thenRefused({ kind: 'own-case' })
    member
      .given(person, entered)
      .when(decide(status, { reason, approver: 'support-2' }))
      .thenFacts({ type: 'KycDecided', status })
  })
  test('that was replaced while it was looked at is not decided unseen', () => {
    const edited = submitted('r2', { enteredBy: 'support', replaces: 'r1' })
    member
      .given(person, submitted())
      .when(submit('r2', { enteredBy: 'support', replaces: 'r1' }))
      .thenFacts(edited)
    member
      .given(person, submitted(), edited)
      .when(decide(1, { approver: 'support-2' }))
      .thenRefused({ kind: 'kyc-replaced' })
    member
      .given(person, submitted(), edited)
      .when(decide(1, { recordId: 'r2', approver: 'support-2' }))
      .thenFacts({ type: 'KycDecided', recordId: 'r2' })
  })
  test('is decided by none of those who have entered what it came from', () => {
    const edits = [
      submitted('r1', { enteredBy: 'support' }),
      submitted('r2', { enteredBy: 'support-2', replaces: 'r1' }),
    ]
    for (const approver of ['support', 'support-2'])
      member
        .given(person, ...edits)
        .when(decide(1, { recordId: 'r2', approver }))
        .thenRefused({ kind: 'own-case' })
  })
  test('is replaced only while it waits', () => {
    const edit = submit('r3', { enteredBy: 'support', replaces: 'r1' })
    member.given(person).when(edit).thenRefused({ kind: 'case-unknown' })
    member
      .given(person, submitted(), approved)
      .when(edit)
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    member
      .given(person, submitted(), submitted('r2', { enteredBy: 'support', replaces: 'r1' }))
      .when(edit)
      .thenRefused({ kind: 'kyc-replaced' })
  })
  test('ends with the account', () => {
    member
      .given(person, submitted())
      .when({ type: 'DeleteMember', input: {} })
      .thenFacts({ type: 'KycDecided', status: -1, recordId: 'r1' }, { type: 'MemberDeleted' })
  })
})

describe('a standing that is said without documents', () => {
  const say = (status: 1 | -1, reason?: string) => ({ type: 'DecideKyc', input: { status, reason } }) as const
  test('is approved as it is, and withdrawn with a reason', () => {
    member.given(person).when(say(1)).thenFacts(verified)
    member
      .given(person)
      .when(say(1, 'met in person'))
      .thenFacts({ type: 'KycDecided', reason: 'met in person' })
    member.given(person, verified).when(say(-1)).thenRefused({ kind: 'reason-missing' })
    member.given(person, verified).when(say(-1, ' ')).thenRefused({ kind: 'reason-missing' })
    member
      .given(person, verified)
      .when(say(-1, ' expired '))
      .thenFacts({ type: 'KycDecided', status: -1, reason: 'expired' })
  })
  test('is withdrawn by the record that was shown as approved, and by no other no', () => {
    const no = (given: object) => ({
      ...({ type: 'DecideKycRecord', input: { recordId: 'r1', status: -1, reason: 'forged' } } as const),
      given: { approver: 'support', ...given },
    })
    const withdrawn: MemberFact = {
      ...{ type: 'KycDecided', status: -1, recordId: 'r1', withdrawn: true, reason: 'forged' },
    }
    const approvedNow = member.given(person, submitted(), approved)
    approvedNow.when(no({ shownApproved: true })).thenFacts(withdrawn)
    const decided = { kind: 'already-decided', status: 'approved' } as const
    // The documents waited when this administrator looked: a colleague has approved them since.
    member.given(person, submitted(), approved).when(no({})).thenRefused(decided)
    const own = { kind: 'own-case' } as const
    member
      .given(person, submitted(), approved)
      .when(no({ shownApproved: true, approver: uid }))
      .thenRefused(own)
  })
  test('is withdrawn by an administrator with the record that it stands on, in one state, once', () => {
    const withdraw = { ...say(-1, 'forged'), given: { approver: 'support' } }
    const withdrawn: MemberFact = {
      ...{ type: 'KycDecided', status: -1, recordId: 'r1', withdrawn: true, reason: 'forged' },
    }
    const { after } = member.given(person, submitted(), approved).when(withdraw).thenFacts(withdrawn)
    expect(after).toMatchObject({ kyc: -1, kycRecords: { r1: { status: 'rejected' } } })
    member
      .given(person, submitted(), approved, withdrawn)
      .when({ ...say(-1, 'another reason'), given: { approver: 'support' } })
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
  test('is never a pass of nothing by an administrator, whatever went before', () => {
    const pass = { ...say(1), given: { approver: 'support' } }
    const withdrawn: MemberFact = { type: 'KycDecided', status: -1, reason: 'expired' }
    for (const before of [
      [],
      [submitted(), rejected],
      [submitted(), approved, withdrawn],
      [verified, withdrawn],
    ])
      member
        .given(person, ...before)
        .when(pass)
        .thenRefused({ kind: 'kyc-not-handed-in' })
    member.given(person, verified).when(pass).thenRefused({ kind: 'already-verified' })
    // Nothing was decided either where nothing was handed in.
    const no = { ...say(-1, 'blurred'), given: { approver: 'support' } }
    member.given(person).when(no).thenRefused({ kind: 'kyc-not-handed-in' })
    member
      .given(person, verified)
      .when({ ...say(-1, 'expired'), given: { approver: uid } })
      .thenRefused({ kind: 'own-case' })
  })
  test('passes no documents by', () => {
    for (const status of [1, -1] as const)
      member.given(person, submitted()).when(say(status, 'seen')).thenRefused({ kind: 'kyc-waiting' })
    const pass = { ...say(1, 'seen'), given: { approver: 'support' } }
    member.given(person, submitted()).when(pass).thenRefused({ kind: 'kyc-waiting' })
  })
  test('rejects those that wait, by the rules of their own decision, when an administrator says no', () => {
    const no = (reason: string, approver = 'support') => ({ ...say(-1, reason), given: { approver } })
    const { after } = member.given(person, submitted()).when(no(' blurred ')).thenFacts(rejected)
    expect(after).toMatchObject({ kyc: -1, kycRecords: { r1: { status: 'rejected' } } })
    member.given(person, submitted()).when(no(' ')).thenRefused({ kind: 'reason-missing' })
    member.given(person, submitted()).when(no('blurred', uid)).thenRefused({ kind: 'own-case' })
    member
      .given(person, submitted('r1', { enteredBy: 'support' }))
      .when(no('blurred'))
      .thenRefused({ kind: 'own-case' })
  })
})
