import { describe, expect, test } from 'vitest'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  add,
  api,
  balance,
  ben,
  entry,
  finance,
  list,
  open,
  save,
  today,
} from './card-office-given.suite.ts'

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
