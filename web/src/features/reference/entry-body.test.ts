import { describe, expect, test } from 'vitest'
import { entryBody, typedOf } from './entry-body.ts'
import { REFERENCE } from './kinds.ts'

describe('the form of a record', () => {
  test('starts with the usual values, and sends numbers as numbers', () => {
    const typed = typedOf(REFERENCE.sysbanks)
    expect(typed).toMatchObject({ account_type: '0', status: '1', sort: '0', bank_name: '' })
    expect(entryBody(REFERENCE.sysbanks, { ...typed, bank_name: ' First ' })).toMatchObject({
      account_type: 0,
      status: 1,
      sort: 0,
      bank_name: 'First',
    })
  })
  test('tells nothing from zero where the settings may hold', () => {
    const level = { id: '3', level: 3, level_name: 'Gold', bank_deposit_rate: '0', bank_withdraw_rate: null }
    const body = entryBody(REFERENCE.viplevels, typedOf(REFERENCE.viplevels, level), level)
    expect(body).toMatchObject({ id: '3', level: 3, bank_deposit_rate: '0', bank_withdraw_rate: null })
    expect(body).not.toHaveProperty('banks')
  })
  test('keeps the id out of a body whose path has it', () => {
    const japan = { id: 'JP', name: 'Japan', code: 'JP', status: 1, sort: 2 }
    expect(entryBody(REFERENCE.countrys, typedOf(REFERENCE.countrys, japan), japan)).toEqual({
      name: 'Japan',
      code: 'JP',
      status: 1,
      sort: 2,
    })
  })
})
