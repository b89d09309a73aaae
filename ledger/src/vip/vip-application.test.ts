import { describe, expect, test } from 'vitest'
import { type MemberFact, memberDecider } from '../account/member.ts'
import { decisionsOf } from '../testing/given.ts'

const uid = '100044'
const member = decisionsOf(memberDecider, uid)
const verified: readonly MemberFact[] = [
  { type: 'MemberRegistered', userType: 0 },
  { type: 'KycDecided', status: 1 },
]
const wanted = (applicationId = 'a1') => ({ applicationId, bankId: 'b1', fileId: 'f1', volume: 2 }) as const
const apply = (applicationId = 'a1', bankUsable = true) =>
  ({ type: 'ApplyForVip', input: wanted(applicationId), given: { bankUsable } }) as const
const applied: MemberFact = { type: 'VipApplied', ...wanted() }
const approve = (level: number, approver = 'support') =>
  ({ type: 'ApproveVip', input: { applicationId: 'a1', level }, given: { approver } }) as const
const reject = (reason: string, approver = 'support') =>
  ({ type: 'RejectVip', input: { applicationId: 'a1', reason }, given: { approver } }) as const

describe('an application for VIP', () => {
  test('is taken from a verified member with a bank account, once', () => {
    member
      .given(...verified)
      .when(apply())
      .thenFacts(applied)
    member
      .given(...verified, applied)
      .when(apply())
      .thenNothing()
  })
  test('needs the identity, then the bank account', () => {
    member.given({ type: 'MemberRegistered', userType: 0 }).when(apply('a1', false)).thenRefused({
      kind: 'identity-not-verified',
    })
    member
      .given(...verified)
      .when(apply('a1', false))
      .thenRefused({ kind: 'bank-not-usable' })
  })
  test('waits for the one before, and not longer', () => {
    member
      .given(...verified, applied)
      .when(apply('a2'))
      .thenRefused({ kind: 'vip-application-open' })
    const rejected: MemberFact = { type: 'VipApplicationRejected', applicationId: 'a1', reason: 'blurred' }
    member
      .given(...verified, applied, rejected)
      .when(apply('a2'))
      .thenFacts({ type: 'VipApplied' })
  })
  test('sets the level when it is approved', () => {
    const { after } = member
      .given(...verified, applied)
      .when(approve(3))
      .thenFacts(
        { type: 'VipApplicationApproved', applicationId: 'a1', level: 3 },
        { type: 'VipSet', level: 3 },
      )
    expect(after).toMatchObject({ vipLevel: 3, vipApplications: { a1: 'approved' } })
    member
      .given(...verified, applied, { type: 'VipSet', level: 3 })
      .when(approve(3))
      .thenFacts({ type: 'VipApplicationApproved' })
  })
  test('is rejected with a reason', () => {
    member
      .given(...verified, applied)
      .when(reject(' blurred '))
      .thenFacts({ type: 'VipApplicationRejected', reason: 'blurred' })
    member
      .given(...verified, applied)
      .when(reject('  '))
      .thenRefused({ kind: 'reason-missing' })
  })
  test.each([approve, (_: number, approver?: string) => reject('no', approver)])(
    'is decided once, by somebody else',
    decide => {
      member
        .given(...verified)
        .when(decide(1))
        .thenRefused({ kind: 'case-unknown' })
      member
        .given(...verified, applied)
        .when(decide(1, uid))
        .thenRefused({ kind: 'own-case' })
      const done: MemberFact = { type: 'VipApplicationApproved', applicationId: 'a1', level: 1 }
      member
        .given(...verified, applied, done)
        .when(decide(1))
        .thenRefused({ kind: 'already-decided', status: 'approved' })
    },
  )
  test('ends with the account', () => {
    member
      .given(...verified, applied)
      .when({ type: 'DeleteMember', input: {} })
      .thenFacts({ type: 'VipApplicationRejected', applicationId: 'a1' }, { type: 'MemberDeleted' })
  })
})
