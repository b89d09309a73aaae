import { describe, expect, test } from 'vitest'
import { entryBody, typedOf } from './entry-body.ts'
import { newApiKey } from './key-field.tsx'
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
  test('sends a moment as UTC, and one that is none as it was typed', () => {
    const typed = typedOf(REFERENCE.maintenances)
    const body = (from_date: string) => entryBody(REFERENCE.maintenances, { ...typed, from_date })
    expect(body('2026-12-01T02:00')).toMatchObject({ from_date: '2026-12-01T02:00:00.000Z' })
    expect(body('20266-12-01T02:00')).toMatchObject({ from_date: '20266-12-01T02:00' })
    expect(body('')).toMatchObject({ from_date: '' })
  })
  test('tells nothing from zero where the settings may hold', () => {
    const rates = { bank_deposit_rate: '0', bank_withdraw_rate: null }
    const level = { id: '3', level: 3, level_name: 'Gold', ...rates, bank_ids: [] }
    const body = entryBody(REFERENCE.viplevels, typedOf(REFERENCE.viplevels, level), level)
    expect(body).toMatchObject({ id: '3', level: 3, bank_deposit_rate: '0', bank_withdraw_rate: null })
  })
  test('keeps the banks named for a level, and names none where all hold', () => {
    const level = { id: '3', level: 3, level_name: 'Gold', bank_ids: ['b-1', 'b-2'], banks: [{ id: 'b-1' }] }
    const typed = typedOf(REFERENCE.viplevels, level)
    expect(entryBody(REFERENCE.viplevels, typed, level)).toMatchObject({ banks: ['b-1', 'b-2'] })
    expect(entryBody(REFERENCE.viplevels, { ...typed, banks: '' }, level)).toMatchObject({ banks: [] })
  })
  test('leaves a new currency’s places to its type, and keeps those of an old one', () => {
    const typed = { ...typedOf(REFERENCE.currencys), currency_code: 'EUR', currency_name: 'Euro', type: '1' }
    expect(entryBody(REFERENCE.currencys, typed)).toMatchObject({ type: 1, scale: undefined, on_request: 0 })
    const euro = {
      id: 'EUR',
      currency_code: 'EUR',
      currency_name: 'Euro',
      type: 1,
      scale: 2,
      status: 1,
      sort: 3,
    }
    expect(entryBody(REFERENCE.currencys, typedOf(REFERENCE.currencys, euro), euro)).toMatchObject({
      scale: 2,
    })
  })
  test('writes and reads the fees of levels', () => {
    const rate = { id: 'USD-USDC', source: 'USD', target: 'USDC', rate: '1', feeRate: '0.003', status: 1 }
    const entry = { ...rate, vipFeeRates: { 3: '0.001', 5: '0' } }
    const typed = typedOf(REFERENCE.swaprates, entry)
    expect(typed.vipFeeRates).toBe('3: 0.001, 5: 0')
    expect(entryBody(REFERENCE.swaprates, typed, entry)).toEqual(entry)
    const none = entryBody(REFERENCE.swaprates, { ...typed, vipFeeRates: ' ' }, entry)
    expect(none).toMatchObject({ vipFeeRates: {} })
    const odd = entryBody(REFERENCE.swaprates, { ...typed, vipFeeRates: 'gold' }, entry)
    expect(odd).toMatchObject({ vipFeeRates: { gold: '' } })
  })
  test('keeps the key of a record that none is entered for', () => {
    const agent = { id: 'a', name: 'Harbour', api_key: '****', access_interval: 5 }
    const typed = typedOf(REFERENCE.agents, agent)
    expect(typed.api_key).toBe('')
    expect(entryBody(REFERENCE.agents, typed, agent)).toEqual({
      id: 'a',
      name: 'Harbour',
      api_key: undefined,
      access_interval: 5,
    })
    const renewed = entryBody(REFERENCE.agents, { ...typed, api_key: newApiKey() }, agent)
    expect(renewed).toMatchObject({ api_key: expect.stringMatching(/^[\w-]{32}$/) })
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
