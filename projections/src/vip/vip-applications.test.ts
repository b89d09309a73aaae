import type { MemberFact } from '@strongroom/ledger/account'
import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { vipApplications } from './vip-applications.ts'

const of = (fact: MemberFact): Told => ['member-1', fact]
const applied = of({ type: 'VipApplied', applicationId: 'a1', bankId: 'b1', fileId: 'f1', volume: 2 })
const row = async (...facts: readonly Told[]) =>
  (await givenFacts(vipApplications, applied, ...facts)).of('vip_applications')[0]

describe('applications for VIP', () => {
  test('wait until somebody decides', async () => {
    const about = { uid: '1', id: 'a1', bank_id: 'b1', file_id: 'f1', volume: 2 }
    expect(await row()).toEqual({ ...about, status: 0, created_at: told })
  })
  test('are approved at a level', async () => {
    const approved = of({ type: 'VipApplicationApproved', applicationId: 'a1', level: 3 })
    expect(await row(approved)).toMatchObject({ status: 1, vip_level: 3, decided_at: told })
  })
  test('are rejected with a reason', async () => {
    const rejected = of({ type: 'VipApplicationRejected', applicationId: 'a1', reason: 'blurred' })
    expect(await row(rejected)).toMatchObject({ status: -1, reason: 'blurred', decided_at: told })
  })
})
