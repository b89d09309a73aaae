import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  api,
  balance,
  ben,
  csv,
  filter,
  finance,
  head,
  list,
  row,
  save,
  support,
  today,
} from './card-office-given.suite.ts'

describe('one card log', () => {
  const one = {
    card_id: 'REF-ADA',
    card_number: '**** 1111',
    amount: '0.75',
    settlement_date: today,
    purchase_date: today,
    merchant: 'Atm fee',
    network_transaction_id: 'NT-FEE',
  }
  test('is booked as a fee, found with its details, and reversed once', async () => {
    const before = await balance(ada)
    await api.post('/logcards/add/S', { type: 'fee', ...one }, { as: finance })
    const { data } = await list('/logcards/consumeListByAdmin', { uid: ada.uid, type: 'fee' })
    expect(data).toMatchObject([{ amount: '-0.75', merchant: 'Atm fee', status: 1, email: ada.email }])
    const { id } = data[0]
    expect((await api.get(`/logcards/${id}/S`, { as: support })).body.data[0]).toMatchObject({
      id,
      mcc: null,
    })
    const reverse = () => api.ask('DELETE', `/logcards/${id}/S`, { as: finance })
    expect((await reverse()).body.status).toBe(true)
    expect(await balance(ada)).toBe(before)
    expect((await api.get(`/logcards/${id}/S`, { as: support })).body.data[0]).toMatchObject({
      status: -1,
      reason: 'Reversed by an administrator',
    })
    expect((await reverse()).body.code).toBe('ALREADY_REVERSED')
  })
  test('of a credit above the share of its administrator waits for a second one, and is then booked once', async () => {
    const credit = (amount: string, id: string) => row('REF-BEN', amount, id, 'credit', today)
    const before = Number(await balance(ben))
    expect((await save({ csv: csv(credit('600', 'NT-C1')) })).body.data[0]).toMatchObject({ fresh: 1 })
    const large = { csv: csv(credit('600', 'NT-C2')) }
    const waits = await save(large)
    expect(waits.body).toMatchObject({ code: 'WAITS_FOR_SECOND', proposal: expect.any(String) })
    expect(Number(await balance(ben))).toBe(before + 600)
    const approve = (as: Person) => api.post('/proposals/approve/S', { id: waits.body.proposal }, { as })
    expect((await approve(finance)).body.code).toBe('OWN_CASE')
    const second = await api.person('second', { role: 'finance' })
    const look = async (as: Person, id = waits.body.proposal) =>
      (await api.post('/approvals/check/S', { kind: 'card-credits', id }, { as })).body
    const other = await save({ csv: csv(credit('700', 'NT-C2')) })
    expect((await look(finance)).code).toBe('OWN_CASE')
    expect((await look(second, 'none')).code).toBe('CASE_UNKNOWN')
    const [looked] = (await look(second)).data
    expect(looked).toMatchObject({ amount: '600.00', fee: null, credited: '600.00', held: null, more: 0 })
    const after = (before + 1_200).toFixed(2)
    expect(looked.after).toEqual([{ pocket: 'card', currency: 'USD', amount: after, member: 'ben' }])
    expect((await approve(second)).body).toMatchObject({ status: true })
    expect(Number(await balance(ben))).toBe(before + 1_200)
    expect((await look(second)).code).toBe('ALREADY_DECIDED')
    expect(await look(second, other.body.proposal)).toMatchObject({
      ...{ code: 'PROPOSAL_LAPSED', details: { why: 'TRANSACTION_DIFFERS' } },
    })
    await api.post('/proposals/reject/S', { id: other.body.proposal, reason: 'twice' }, { as: second })
    expect((await save(large)).body.data[0]).toMatchObject({ fresh: 0, there: 1 })
    const bonus = {
      type: 'bonus',
      ...one,
      card_id: 'REF-ADA',
      amount: '500',
      network_transaction_id: 'NT-C3',
    }
    expect((await api.post('/logcards/add/S', bonus, { as: finance })).body.proposal).toBeTruthy()
    const kept = await api.db.query('select count(*)::int as n from private.proposed_card_logs')
    expect(kept.rows[0].n).toBe(1)
  })
  test('whose card number ends otherwise is refused', async () => {
    const wrong = { type: 'fee', ...one, network_transaction_id: 'NT-W', card_number: '1112' }
    expect((await api.post('/logcards/add/S', wrong, { as: finance })).body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { row: '1' },
    })
  })
})

describe('what a member spent with the card', () => {
  const spent = async (month?: string) =>
    (await api.get(`/cards/getspending/S/${filter(month ? { month } : {})}`, { as: ada })).body
  const buy = (...lines: readonly string[]) => save({ csv: [`${head},mcc`, ...lines].join('\n') })
  const of = (amount: string, id: string, mcc: string, kind = 'purchase', day = '2026-01-09') =>
    `${row('REF-ADA', amount, id, kind, day)},${mcc}`
  test('is added up by category in a month, less credits, and without what was reversed', async () => {
    await buy(
      // Spent below, so that the card has afterwards the balance that the tests behind this one expect.
      of('15', 'NT-S0', '5411', 'credit', '2025-12-30'),
      of('8.10', 'NT-S1', '5411'),
      of('1.90', 'NT-S2', '5411'),
      of('4', 'NT-S3', '5812'),
      of('1.50', 'NT-S4', '5812', 'credit'),
      of('3', 'NT-S5', '5942'),
      of('2.5', 'NT-S6', ''),
    )
    const { data } = await list('/logcards/consumeListByAdmin', { uid: ada.uid, search: 'NT-S5' })
    await api.ask('DELETE', `/logcards/${data[0].id}/S`, { as: finance })
    await shown(api)
    const body = await spent('2026-01')
    expect(body.data).toMatchObject([{ currency: 'USD', month: '2026-01', total: '15.00' }])
    const [{ categories, months }] = body.data
    expect(months).toContain('2025-12')
    expect(categories).toEqual([
      {
        category: 'groceries',
        ...{ amount: '10.00', count: 2, share: '66.7' },
        merchants: [{ merchant: 'Corner shop', amount: '10.00', count: 2 }],
      },
      expect.objectContaining({ category: 'eating', amount: '2.50', count: 2, share: '16.7' }),
      expect.objectContaining({ category: 'other', amount: '2.50', count: 1, share: '16.7' }),
    ])
    expect((await spent('2026-13')).error).toContain('Month')
  })
  test('of a month without spending is nothing, and nobody else’s is in it', async () => {
    expect((await spent('2020-01')).data).toMatchObject([{ total: '0.00', categories: [] }])
    const other = await api.person('nobody')
    const { body } = await api.get(`/cards/getspending/S/${filter({})}`, { as: other })
    expect(body.data).toMatchObject([{ month: null, months: [], categories: [] }])
  })
})
