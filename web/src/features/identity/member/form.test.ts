import type { wire } from '@strongroom/shared'
import { afterEach, describe, expect, test } from 'vitest'
import { clearSession, keepSession } from '../../../client/session.ts'
import { type Form, formOf, NOTHING, sentOf } from './form.ts'
import { firstForm } from './identity.tsx'
import { keepForm, keptForm } from './kept-form.ts'

const form: Form = {
  type: 0,
  typed: { ...NOTHING, name: ' Ivo Tanaka ', id_type: '1', phone: '23456789' },
  documents: [
    { kind: 'id_front', file: 'f1', type: 'image/png' },
    { kind: 'id_back', file: 'f2' },
    { kind: 'selfie', file: 'f3' },
  ],
}

describe('what is sent', () => {
  test('are the fields of a person, and the documents with their files', () => {
    const sent = sentOf(form)
    expect(sent).toMatchObject({ type: 0, id_type: 1, name: 'Ivo Tanaka', phone: '23456789' })
    expect(sent.documents).toEqual([
      { kind: 'id_front', file: 'f1' },
      { kind: 'id_back', file: 'f2' },
      { kind: 'selfie', file: 'f3' },
    ])
    expect(Object.keys(sent)).not.toContain('company_name')
  })
  test('is no back of a card by who shows a passport after all', () => {
    const sent = sentOf({ ...form, typed: { ...form.typed, id_type: '0' } })
    expect(sent.documents.map(({ kind }) => kind)).toEqual(['id_front', 'selfie'])
  })
  test('is nothing about a person for a company', () => {
    const sent = sentOf({ ...form, type: 1, documents: [] })
    expect(sent).toMatchObject({ type: 1, company_name: '' })
    for (const name of ['id_type', 'id_number', 'birth_date']) expect(Object.keys(sent)).not.toContain(name)
  })
})

const last: wire.KycData = {
  type: 0,
  name: 'Ivo Tanaka',
  birth_date: '1990-03-31',
  nationality: 'JP',
  id_type: 1,
  id_number: 'A123456(7)',
  id_expiry: '2030-01-01',
  nickname: 'Ivo',
  country: 'HK',
  city: 'Hong Kong',
  address: '1 Harbour Road',
  postal_code: '',
  area_code: '+852',
  phone: '23456789',
  documents: [
    { kind: 'id_front', file: 'f1', type: 'image/png' },
    { kind: 'selfie', file: 'f3', type: 'image/jpeg' },
  ],
  id: 'r1',
  status: -1,
  reason: 'blurred',
}
const user = {
  user_type: 0,
  username: 'ivo',
  area_code: '+81',
  phone: '9012345678',
  phone_status: 1,
} as wire.Userinfo

describe('the form to begin with', () => {
  test('is what was handed in last, with its documents', () => {
    expect(formOf(last).documents.map(({ file }) => file)).toEqual(['f1', 'f3'])
    expect(formOf(last).typed).toMatchObject({ id_type: '1', id_number: 'A123456(7)', company_name: '' })
  })
  test('has the number that is proven by now', () => {
    expect(firstForm(user, last, undefined).typed).toMatchObject({ area_code: '+81', phone: '9012345678' })
    const unproven = { ...user, phone_status: 0 as const }
    expect(firstForm(unproven, last, undefined).typed.phone).toBe('23456789')
    expect(firstForm(unproven, null, undefined).typed).toMatchObject({ phone: '9012345678', nickname: 'ivo' })
  })
  test('is what was typed since, unless it is of the other kind', () => {
    expect(firstForm(user, last, form)).toBe(form)
    expect(firstForm({ ...user, user_type: 1 }, last, form).typed.name).toBe('')
  })
})

describe('what was typed', () => {
  afterEach(() => clearSession())
  const signIn = (email: string) => keepSession({ sessionKey: 'a'.repeat(64), email, role: 'member' })

  test('is kept for who typed it', () => {
    signIn('ivo@example.com')
    keepForm(form)
    expect(keptForm()).toEqual(form)
    signIn('mia@example.com')
    expect(keptForm()).toBeUndefined()
  })
  test('goes with signing out', () => {
    signIn('ivo@example.com')
    keepForm(form)
    clearSession()
    signIn('ivo@example.com')
    expect(keptForm()).toBeUndefined()
  })
})
