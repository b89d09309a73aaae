import type { MemberFact } from '@strongroom/ledger/account'
import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { kycRecords } from './kyc-records.ts'

const of = (fact: MemberFact): Told => ['member-1', fact]
const registered = of({ type: 'MemberRegistered', userType: 0 })
const documents = [{ kind: 'id_front', fileId: 'f1' }]
const submitted = (recordId: string, replaces?: string) =>
  of({ type: 'KycSubmitted', recordId, kind: 0, documents, ...(replaces ? { replaces } : {}) })
const rejected = of({ type: 'KycDecided', status: -1, recordId: 'r1', reason: 'blurred' })

const after = async (...given: readonly Told[]) => {
  const rows = await givenFacts(kycRecords, registered, ...given)
  return { records: rows.of('kyc_records'), standing: rows.of('kyc_standings')[0] }
}

describe('identity records', () => {
  test('wait until somebody decides', async () => {
    const { records, standing } = await after(submitted('r1'))
    expect(records).toEqual([
      {
        uid: '1',
        id: 'r1',
        kind: 0,
        documents: JSON.stringify(documents),
        status: 0,
        erased: false,
        submitted_at: told,
        submitted_by: '9',
      },
    ])
    expect(standing).toMatchObject({ status: 0, record_id: 'r1', submitted_at: told, decided_at: null })
  })
  test('are approved, or rejected with a reason', async () => {
    const approved = await after(submitted('r1'), of({ type: 'KycDecided', status: 1, recordId: 'r1' }))
    expect(approved.records).toMatchObject([{ status: 1, reason: null, decided_at: told, decided_by: '9' }])
    const no = await after(submitted('r1'), rejected)
    expect(no.records).toMatchObject([{ status: -1, reason: 'blurred', decided_at: told }])
    expect(no.standing).toMatchObject({ status: -1, reason: 'blurred', decided_at: told })
  })
  test('that were replaced wait no more, and say by what', async () => {
    const { records, standing } = await after(submitted('r1'), submitted('r2', 'r1'))
    expect(records).toMatchObject([
      { id: 'r1', status: -1, replaced_by: 'r2', decided_at: told },
      { id: 'r2', status: 0 },
    ])
    expect(standing).toMatchObject({ status: 0, record_id: 'r2' })
  })
  test('stay as they were decided when the member is asked anew, and when they are erased', async () => {
    const { records, standing } = await after(submitted('r1'), rejected, submitted('r2'))
    expect(records).toMatchObject([
      { id: 'r1', status: -1, reason: 'blurred' },
      { id: 'r2', status: 0 },
    ])
    expect(standing).toMatchObject({ status: 0, record_id: 'r2', reason: null })
    const erased = await after(submitted('r1'), rejected, of({ type: 'KycErased', recordId: 'r1' }))
    expect(erased.records).toMatchObject([{ status: -1, erased: true }])
  })
})

describe('a standing', () => {
  test('begins with nothing handed in', async () => {
    expect(await after()).toEqual({ records: [], standing: { uid: '1', status: -1 } })
  })
  test('may be said, and withdrawn, without a record', async () => {
    const verified = of({ type: 'KycDecided', status: 1 })
    expect((await after(verified)).standing).toMatchObject({ status: 1, reason: null, decided_at: told })
    const withdrawn = of({ type: 'KycDecided', status: -1, reason: 'expired' })
    const { records, standing } = await after(
      submitted('r1'),
      of({ type: 'KycDecided', status: 1, recordId: 'r1' }),
      withdrawn,
    )
    expect(records).toMatchObject([{ status: 1, reason: null }])
    expect(standing).toMatchObject({ status: -1, reason: 'expired', record_id: 'r1' })
  })
  test('said as submitted before there were records was decided by nobody', async () => {
    expect((await after(of({ type: 'KycDecided', status: 0 }))).standing).toMatchObject({
      status: 0,
      decided_at: null,
    })
  })
})
