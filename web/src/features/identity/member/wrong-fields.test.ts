import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Form, NOTHING, type Typed } from './form.ts'
import { firstIncomplete, isComplete, missingDocuments, wrongFields } from './wrong-fields.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const missing = { message: 'Please enter all fields' }
const person = (typed: Partial<Typed>, ...kinds: Form['documents'][number]['kind'][]): Form => ({
  type: 0,
  typed: { ...NOTHING, ...typed },
  documents: kinds.map(kind => ({ kind, file: kind })),
})
const about = { name: 'Ivo Tanaka', birth_date: '1990-03-31', nationality: 'JP', nickname: 'Ivo' }
const address = { country: 'HK', address: '1 Harbour Road', city: 'Hong Kong' }
const shown = { id_number: 'A123456(7)', id_expiry: '2026-11-23' }

describe('what is wrong with an entry', () => {
  test('is that it is missing, but where there may be none', () => {
    expect(wrongFields(person({ country: ' ' }), 'address')).toMatchObject({
      country: missing,
      address: missing,
      city: missing,
    })
  })
  test.each([
    ['2008-11-22', undefined],
    ['2008-11-23', 'Accounts are for people of {age} and older.'],
    ['1899-12-31', 'Enter a day with a four-digit year.'],
    ['1900-01-01', undefined],
    ['2026-11-23', 'Accounts are for people of {age} and older.'],
    ['20000-01-01', 'Enter a day with a four-digit year.'],
  ])('is its age, when born on %s', (birth_date, wrong) => {
    const error = wrongFields(person({ ...about, birth_date }), 'about').birth_date
    expect(error && typeof error === 'object' ? error.message : error).toBe(wrong)
  })
  test('is a document that has run out today', () => {
    const wrong = (id_expiry: string) => wrongFields(person({ ...shown, id_expiry }), 'documents')
    expect(wrong('2026-11-22')).toMatchObject({
      id_expiry: { message: 'This document has expired. Use a valid one.' },
    })
    expect(wrong('2026-11-23')).toEqual({})
  })
  test('is a company that is yet to be founded', () => {
    const company = (incorporation_date: string): Form => ({ ...person({ incorporation_date }), type: 1 })
    const wrong = (day: string) => wrongFields(company(day), 'about').incorporation_date
    expect(wrong('2026-11-23')).toMatchObject({ message: 'This day is still to come.' })
    expect(wrong('2026-11-22')).toBeUndefined()
  })
})

describe('the documents that are needed', () => {
  test('of an identity card are both sides, of a passport one', () => {
    expect(missingDocuments(person({}, 'id_front', 'selfie'))).toEqual(['address_proof'])
    expect(missingDocuments(person({ id_type: '1' }, 'id_front', 'selfie'))).toEqual([
      'id_back',
      'address_proof',
    ])
  })
  test('belong to their part', () => {
    expect(isComplete(person(shown, 'id_front', 'selfie'), 'documents')).toBe(false)
    expect(isComplete(person(shown, 'id_front', 'selfie', 'address_proof'), 'documents')).toBe(true)
  })
})

test('the first part that is not complete is the one to go to', () => {
  expect(firstIncomplete(person({}))).toBe('about')
  expect(firstIncomplete(person(about))).toBe('address')
  expect(firstIncomplete(person({ ...about, ...address }))).toBe('documents')
  const all = person(
    { ...about, ...address, ...shown, area_code: '+852', phone: '23456789' },
    ...(['id_front', 'selfie', 'address_proof'] as const),
  )
  expect(firstIncomplete(all)).toBeUndefined()
})
