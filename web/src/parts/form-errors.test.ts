import { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { fieldError, formErrors, longestOf } from './form-errors.ts'

const bank = { account_type: 3, beneficiaryname: 'Ada', accountnumber: '123', terms: true }
const wordsOf = (values: object) =>
  Object.fromEntries(
    Object.entries(formErrors(wire.bankCreateBody, values)).map(([field, error]) => [
      field,
      typeof error === 'object' ? (error.message ?? error.id) : error,
    ]),
  )

test('a form that the schema takes has no errors', () => {
  expect(wordsOf(bank)).toEqual({})
})

test('an entry is wrong in the words of its first issue, and by its length', () => {
  expect(wordsOf({ ...bank, beneficiaryname: ' ', terms: false })).toEqual({
    beneficiaryname: 'Please enter all fields',
    terms: 'Please accept the terms.',
  })
  const { accountnumber } = formErrors(wire.bankCreateBody, { ...bank, accountnumber: '1'.repeat(35) })
  expect(accountnumber).toMatchObject({ message: 'At most {most} characters', values: { most: '34' } })
})

test('an entry that there are no words for is invalid, and one that is missing is missing', () => {
  expect(wordsOf({ ...bank, account_type: 9 })).toEqual({ account_type: 'invalid' })
  const { beneficiaryname: _, ...without } = bank
  expect(wordsOf(without)).toEqual({ beneficiaryname: 'Please enter all fields' })
})

test('a password and a PAY code are judged by the rules of /v1', () => {
  const said = (schema: Parameters<typeof fieldError>[0], value: string) => fieldError(schema, value)?.message
  expect(said(wire.newPassword, 'short1')).toBe('At least 8 characters')
  expect(said(wire.newPassword, 'onlyletters')).toBe('At least one letter and one digit')
  expect(said(wire.newPassword, 'letters4and')).toBeUndefined()
  expect(said(wire.pin, '12')).toBe('The PAY code is exactly 6 digits')
  expect(said(wire.newPin, '123456')).toMatch(/^This PAY code is easy to guess/)
})

test('how long a text may be is read from its schema', () => {
  expect(longestOf(wire.kycFields[0].name)).toBe(140)
  expect(longestOf(wire.kycFields[0].postal_code)).toBe(20)
  expect(longestOf(wire.kycFields[0].birth_date)).toBeUndefined()
})
