import { describe, expect, test } from 'vitest'
import type { MemberFact } from '../account/member.ts'
import { approved, decide, member, person, submitted, verified } from './testing/kyc-commands.ts'

describe('what is personal of a record', () => {
  const erase = { type: 'EraseKyc', input: { recordId: 'r1' } } as const
  test('is erased once it is decided, once', () => {
    member.given(person).when(erase).thenRefused({ kind: 'case-unknown' })
    member.given(person, submitted()).when(erase).thenRefused({ kind: 'kyc-waiting' })
    const erased: MemberFact = { type: 'KycErased', recordId: 'r1' }
    const { after } = member.given(person, submitted(), approved).when(erase).thenFacts(erased)
    expect(after).toMatchObject({ kyc: 1, kycRecords: { r1: { status: 'approved', erased: true } } })
    member.given(person, submitted(), approved, erased).when(erase).thenNothing()
  })
})

describe('a decision about a member whom another has brought', () => {
  const brought: MemberFact = { ...person, referrer: '7' }
  test('names the referrer, whose list shows it', () => {
    member
      .given(brought, submitted())
      .when(decide(1))
      .thenFacts({ type: 'KycDecided', status: 1, referrer: '7' })
    member
      .given(brought, verified)
      .when({ type: 'DecideKyc', input: { status: -1, reason: 'expired' } })
      .thenFacts({ type: 'KycDecided', status: -1, referrer: '7' })
  })
  test('names no referrer where the list stays as it is', () => {
    const { decision } = member.given(brought, submitted()).when(decide(-1, { reason: 'blurred' }))
    expect(JSON.stringify(decision)).not.toContain('referrer')
  })
})
