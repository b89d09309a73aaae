import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  add,
  api,
  balance,
  ben,
  csv,
  entry,
  filter,
  finance,
  head,
  list,
  open,
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
    expect(waits.body).toMatchObject({ data: [{ fresh: 0 }], proposal: expect.any(String) })
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
      // What is spent below, so that the card has afterwards what the tests behind this one expect.
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
    expect((await spent('2026-13')).error).toContain('month')
  })
  test('of a month without spending is nothing, and nobody else’s is in it', async () => {
    expect((await spent('2020-01')).data).toMatchObject([{ total: '0.00', categories: [] }])
    const other = await api.person('nobody')
    const { body } = await api.get(`/cards/getspending/S/${filter({})}`, { as: other })
    expect(body.data).toMatchObject([{ month: null, months: [], categories: [] }])
  })
})

describe('a card log', () => {
  const one = {
    ...{ type: 'spend', card_id: 'REF-ADA', settlement_date: today, purchase_date: today },
    ...{ merchant: 'Corner shop', amount: '1' },
  }
  const enter = (body: object) => api.post('/logcards/add/S', { ...one, ...body }, { as: finance })
  const found = async (id: string) =>
    (await list('/logcards/consumeListByAdmin', { search: id, sort: 'created_date' })).data

  test('that was taken back is entered right under its network transaction', async () => {
    await enter({ network_transaction_id: 'NT-BACK' })
    const [wrong] = await found('NT-BACK')
    await api.ask('DELETE', `/logcards/${wrong.id}/S`, { as: finance })
    const before = await balance(ada)
    const right = await enter({ network_transaction_id: 'NT-BACK', amount: '2' })
    expect(right.body.data[0]).toMatchObject({ fresh: 1, problems: [] })
    expect(Number(await balance(ada))).toBe(Number(before) - 2)
    const both = (await found('NT-BACK')).toSorted(
      (a: { status: number }, b: { status: number }) => a.status - b.status,
    )
    expect(both).toMatchObject([
      { id: wrong.id, status: -1, corrects: null },
      { amount: '-2.00', status: 1, corrects: wrong.id },
    ])
    expect((await enter({ network_transaction_id: 'NT-BACK', amount: '2' })).body.data[0]).toMatchObject({
      ...{ fresh: 0, there: 1 },
    })
  })
  test.each([
    ['settlement_date', { settlement_date: '2099-01-01' }],
    ['purchase_date', { purchase_date: '2099-01-01' }],
    ['purchase_date', { settlement_date: '2026-02-03', purchase_date: '2026-02-04' }],
  ])('is refused with a %s to come, by field', async (field, over) => {
    const { body } = await enter({ network_transaction_id: 'NT-DATE', ...over })
    expect(body).toMatchObject({ code: 'IMPORT_REFUSED', details: { row: '1' } })
    const file = [
      'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id',
      [
        'REF-ADA',
        'purchase',
        '1',
        ...Object.values({ a: today, b: today, ...datesOf(over) }),
        'Shop',
        'NT-DATE',
      ].join(','),
    ].join('\n')
    const dryRun = (await save({ csv: file, dryRun: 1 })).body.data[0]
    expect(dryRun.problems).toMatchObject([{ row: 2, field }])
  })
  test('is refused on a card that is still under review, of any type', async () => {
    const cho = await api.person('review')
    await open(cho)
    await add(entry(cho, 'REF-REVIEW', '7777'))
    for (const type of ['spend', 'fee', 'bonus']) {
      const { body } = await enter({ type, card_id: 'REF-REVIEW', network_transaction_id: `NT-R-${type}` })
      expect(body).toMatchObject({ code: 'IMPORT_REFUSED', details: { problem: 'card-in-review' } })
    }
    expect(await balance(cho)).toBe('20.00')
  })
  test('that takes off a card more than it holds puts it in arrears, until it holds what it owes', async () => {
    const dan = await api.person('arrears')
    await open(dan)
    await add({ ...entry(dan, 'REF-ARREARS', '8888'), status: 2 })
    const totals = async () => {
      const { data } = (await api.get('/finance/totalassets/S', { as: finance })).body
      const usd = data[0].currencies.find((each: { currency: string }) => each.currency === 'USD')
      return { members: Number(usd.members), overdrafts: Number(usd.overdrafts) }
    }
    const before = await totals()
    await enter({ card_id: 'REF-ARREARS', network_transaction_id: 'NT-OVER', amount: '70' })
    await shown(api)
    const standing = async () => (await list('/cards/listByAdmin', { uid: dan.uid })).data[0]
    expect(await standing()).toMatchObject({ balance: '-50.00', status: 3 })
    expect((await list('/cards/listByAdmin', { uid: dan.uid, status: 3 })).total).toBe(1)
    expect((await api.get('/user/userinfo/S', { as: dan })).body.data[0].card_status).toBe(3)
    // The house's claim takes nothing from what members hold: only the 20 that were spent are gone.
    const after = await totals()
    expect(after).toEqual({ members: before.members - 20, overdrafts: before.overdrafts + 50 })
    await enter({ type: 'bonus', card_id: 'REF-ARREARS', network_transaction_id: 'NT-GIVEN', amount: '50' })
    await shown(api)
    expect(await standing()).toMatchObject({ balance: '0.00', status: 2 })
  })
  test('that takes off a card more than one administrator may lend waits for a second one', async () => {
    const before = await balance(ben)
    const { body } = await enter({ card_id: 'REF-BEN', network_transaction_id: 'NT-HUGE', amount: '99999' })
    expect(body).toMatchObject({ proposal: expect.any(String) })
    expect(await balance(ben)).toBe(before)
    const second = await api.person('lender', { role: 'finance' })
    const look = { kind: 'card-credits', id: body.proposal }
    const looked = (await api.post('/approvals/check/S', look, { as: second })).body.data[0]
    expect(Number(looked.amount)).toBe(99_999 - Number(before))
    await api.post('/proposals/reject/S', { id: body.proposal, reason: 'a typing mistake' }, { as: second })
  })
})

const datesOf = (over: { settlement_date?: string; purchase_date?: string }) => ({
  ...(over.settlement_date ? { a: over.settlement_date } : {}),
  ...(over.purchase_date ? { b: over.purchase_date } : {}),
})
