import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { kycAddBody, kycAddByAdminBody, kycAuditBody } from './identity.ts'
import { type KycDocumentKind, requiredDocuments, wrongDocuments } from './kyc-documents.ts'

const of = (...kinds: readonly KycDocumentKind[]) => kinds.map((kind, at) => ({ kind, file: `file-${at}` }))
const passport = { type: 0, id_type: 0 } as const
const card = { type: 0, id_type: 1 } as const
const company = { type: 1 } as const

describe('the documents of a form', () => {
  test.each([
    ['a passport', passport, []],
    ['an identity card', card, []],
    ['a company', company, []],
  ])('are all that %s needs', (_, form, wrong) => {
    expect(wrongDocuments(form, of(...requiredDocuments(form)))).toEqual(wrong)
  })
  test('are wrong when one is missing, one too many, or one of another form', () => {
    expect(wrongDocuments(card, of('id_front', 'selfie', 'address_proof'))).toEqual(['id_back'])
    const twice = of(...requiredDocuments(passport), 'selfie')
    expect(wrongDocuments(passport, twice)).toEqual(['selfie'])
    const back = of(...requiredDocuments(passport), 'id_back', 'articles')
    expect(wrongDocuments(passport, back)).toEqual(['id_back', 'articles'])
  })
  test.each([
    [0, ['shareholder_id']],
    [1, []],
    [10, []],
    [11, ['shareholder_id']],
  ])('may be of %d shareholders', (shareholders, wrong) => {
    const others = requiredDocuments(company).filter(kind => kind !== 'shareholder_id')
    const ids = Array.from({ length: shareholders }, () => 'shareholder_id' as const)
    expect(wrongDocuments(company, of(...others, ...ids))).toEqual(wrong)
  })
})

const form = {
  ...passport,
  nickname: 'Ada',
  name: 'Ada Lovelace',
  birth_date: '1990-12-10',
  nationality: 'GB',
  id_number: 'A123456(7)',
  id_expiry: '2030-01-01',
  country: 'HK',
  city: 'Kowloon',
  address: '8 Nathan Road',
  area_code: '852',
  phone: '6123 4567',
  documents: of(...requiredDocuments(passport)),
} as const
const issuesOf = (schema: v.GenericSchema, given: object) =>
  (v.safeParse(schema, given, { abortPipeEarly: true }).issues ?? []).map(issue => v.getDotPath(issue))

describe('a form', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00Z'), toFake: ['Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  test.each([
    ['birth_date', '1900-01-01', true],
    ['birth_date', '1899-12-31', false],
    ['birth_date', '2008-02-28', true],
    ['birth_date', '2008-02-29', false],
    ['birth_date', '2026-02-30', false],
    ['id_expiry', '2026-03-01', true],
    ['id_expiry', '2026-02-28', false],
    ['nationality', 'gb', false],
    ['id_number', '<b>', false],
    ['id_number', 'Ａ-12.3/4 (5)', true],
    ['postal_code', '', true],
  ])('may say %s %s: %s', (field, value, sound) => {
    expect(issuesOf(kycAddBody, { ...form, [field]: value })).toEqual(sound ? [] : [field])
  })
  test('has a file for each document', () => {
    const documents = form.documents.map(each => ({ ...each, file: 'one' }))
    expect(issuesOf(kycAddBody, { ...form, documents })).toEqual(['documents'])
  })
  test('is of a member or in place of a record when an administrator enters it, and has no code then', () => {
    expect(issuesOf(kycAddByAdminBody, { ...form, uid: '1' })).toEqual([])
    expect(issuesOf(kycAddByAdminBody, { ...form, id: 'r1' })).toEqual([])
    expect(issuesOf(kycAddByAdminBody, form)).toEqual(['uid'])
    expect(issuesOf(kycAddByAdminBody, { ...form, uid: '1', id: 'r1' })).toEqual(['uid'])
    expect(issuesOf(kycAddByAdminBody, { ...form, uid: '1', code: '123456' })).toEqual(['code'])
  })
})

describe('a decision', () => {
  test.each([
    [{ id: 'r1', kyc_status: 1 }, []],
    [{ uid: '1', kyc_status: 1, reason: 'met in person' }, []],
    [{ id: 'r1', kyc_status: -1 }, ['reason']],
    [{ uid: '1', kyc_status: -1, reason: ' ' }, ['reason']],
    [{ uid: '1', kyc_status: -1, reason: 'expired' }, []],
    [{ kyc_status: 1 }, ['uid']],
    [{ uid: '1', id: 'r1', kyc_status: 1 }, ['uid']],
    [{ id: 'r1', kyc_status: 0 }, ['kyc_status']],
  ])('%j', (given, wrong) => {
    expect(issuesOf(kycAuditBody, given)).toEqual(wrong)
  })
})
