import { randomUUID } from 'node:crypto'
import { cardBatchDecider, cardLogId } from '@strongroom/ledger/card'
import { claimDecider } from '@strongroom/ledger/claim'
import { derivedId, sha256 } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  api,
  balance,
  ben,
  csv,
  dry,
  filter,
  finance,
  head,
  list,
  row,
  save,
  support,
  today,
} from './card-office-given.suite.ts'

describe('importing a file of spends', () => {
  const file = [
    row('REF-ADA', '5.50', 'NT-1'),
    row('REF-BEN', '21', 'NT-2'),
    row('REF-BEN', '2.5', 'NT-3', 'credit'),
  ]
  test('says first what it would do, and does nothing', async () => {
    expect(await dry(...file)).toMatchObject({
      dryRun: 1,
      rows: 3,
      fresh: 3,
      there: 0,
      totals: [
        { kind: 'purchase', currency: 'USD', rows: 2, amount: '26.50' },
        { kind: 'credit', currency: 'USD', rows: 1, amount: '2.50' },
      ],
      problems: [],
      belowZero: [{ row: 3, card_id: 'REF-BEN', balance: '-1.00' }],
      belowZeroCount: 1,
    })
    expect(await balance(ada)).toBe('20.00')
  })
  test('books all of it, once however often it comes', async () => {
    expect((await save({ csv: csv(...file) })).body.data[0]).toMatchObject({ fresh: 3, there: 0 })
    expect([await balance(ada), await balance(ben)]).toEqual(['14.50', '1.50'])
    expect((await save({ csv: csv(...file) })).body.data[0]).toMatchObject({ fresh: 0, there: 3 })
    expect(await balance(ada)).toBe('14.50')
  })
  test('tried again under its Idempotency-Key answers the same, and with another file conflicts', async () => {
    const headers = { 'Idempotency-Key': 'import-1' }
    const once = () =>
      api.post(
        '/logcards/saveSpendLog/S',
        { csv: csv(row('REF-ADA', '1', 'NT-K')) },
        { as: finance, headers },
      )
    const first = (await once()).body.data[0]
    expect((await once()).body.data[0]).toMatchObject({ id: first.id, fresh: 1, there: 0 })
    const other = { csv: csv(row('REF-ADA', '1', 'NT-L')) }
    expect((await api.post('/logcards/saveSpendLog/S', other, { as: finance, headers })).status).toBe(409)
  })
  test('that died on its way is finished when it is tried again', async () => {
    const key = 'import-of-the-dead'
    const batchId = derivedId('idempotency', finance.uid, key)
    const about = { actor: { kind: 'admin', id: finance.uid }, correlationId: 'test' } as const
    const settled = { currency: 'USD', amount: '1', settledOn: '2026-02-03' } as const
    const bookingOf = (transaction: string, kind: 'purchase' | 'credit') => ({
      ...{ uid: ada.uid, logId: cardLogId(transaction), networkTransactionId: transaction },
      ...{ ...settled, kind },
    })
    // The two leave the card's balance as it was.
    const rows = [bookingOf('NT-D', 'purchase'), bookingOf('NT-E', 'credit')]
    await api.ledger.handle(cardBatchDecider, batchId, {
      ...{ ...about, id: batchId },
      command: {
        type: 'OpenCardBatch',
        input: { rows },
        given: { enteredBy: finance.uid, currency: { code: 'USD', scale: 2 } },
      },
    })
    await api.ledger.handle(claimDecider, `network-transaction-${sha256('NT-D')}`, {
      ...{ ...about, id: randomUUID() },
      command: { type: 'Claim', input: { by: batchId, uid: ada.uid } },
    })
    const body = { csv: csv(row('REF-ADA', '1', 'NT-D'), row('REF-ADA', '1', 'NT-E', 'credit')) }
    const again = await api.post('/logcards/saveSpendLog/S', body, {
      as: finance,
      headers: { 'Idempotency-Key': key },
    })
    expect(again.body.data?.[0]).toMatchObject({ id: batchId, fresh: 2, there: 0 })
  })
  test('names every row that is wrong, and books none', async () => {
    const lines = [
      row('REF-ADA', '1', 'NT-5', 'purchase', '2026-02-04'),
      row('REF-NONE', '1', 'NT-6', 'purchase', '2026-02-05'),
      row('REF-ADA', '0', 'NT-7', 'purchase', '2026-02-05'),
      row('REF-ADA', '0.001', 'NT-8', 'purchase', '2026-02-05'),
      row('REF-ADA', '9', 'NT-1', 'purchase', '2026-02-05'),
      row('REF-ADA', '1', 'NT-2', 'purchase', '2026-02-05'),
      row('REF-ADA', '1', 'NT-9', 'purchase', '9999-01-01'),
    ]
    const { problems } = await dry(...lines)
    expect(problems.map((each: { row: number; code: string }) => [each.row, each.code])).toEqual([
      [3, 'card-unknown'],
      [4, 'wrong'],
      [5, 'too-many-places'],
      [6, 'transaction-differs'],
      [7, 'transaction-taken'],
      [8, 'in-future'],
    ])
    const before = await balance(ada)
    expect((await save({ csv: csv(...lines) })).body).toMatchObject({
      status: false,
      code: 'IMPORT_REFUSED',
      details: { problems: '6', row: '3' },
    })
    expect(await balance(ada)).toBe(before)
  })
  test('has to be sorted by settlement date, and name each transaction once', async () => {
    const late = row('REF-ADA', '1', 'NT-10', 'purchase', '2026-02-05')
    const early = row('REF-ADA', '1', 'NT-11', 'purchase', '2026-02-04')
    expect((await dry(late, early)).problems).toMatchObject([{ row: 3, code: 'batch-not-sorted' }])
    expect((await dry(late, late)).problems).toMatchObject([{ row: 3, code: 'batch-repeats' }])
    expect((await dry()).problems).toMatchObject([{ code: 'batch-empty' }])
  })
  test('that names a transaction twice with other details is told so of each, not that it was booked before', async () => {
    const twice = [
      row('REF-ADA', '1', 'NT-20'),
      row('REF-ADA', '2', 'NT-20'),
      row('REF-BEN', '3', 'NT-20'),
      row('REF-ADA', '1', 'NT-21'),
      row('REF-ADA', '1', 'NT-21'),
    ]
    const report = await dry(...twice)
    expect(report).toMatchObject({ fresh: 2, there: 0 })
    expect(report.problems.map((each: { row: number; code: string }) => [each.row, each.code])).toEqual([
      [3, 'batch-repeats'],
      [4, 'batch-repeats'],
      [6, 'batch-repeats'],
    ])
  })
  test('without its columns, or with nothing but wrong rows, is told what is wrong, not that it is empty', async () => {
    const codes = async (text: string) =>
      (await save({ csv: text, dryRun: 1 })).body.data[0].problems.map(({ code }: { code: string }) => code)
    expect(
      await codes('card_id,amount,settlement_date,purchase_date\nREF-ADA,1,2026-02-03,2026-02-03'),
    ).toEqual(['missing-column', 'missing-column'])
    expect(await codes(csv(row('REF-ADA', 'abc', 'NT-22')))).toEqual(['wrong'])
    expect((await save({ csv: 'card_id\nREF-ADA' })).body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { problem: 'missing-column', row: '1' },
    })
  })
  test('is for finance, not for support', async () => {
    expect((await save({ csv: csv(...file) }, support)).status).toBe(403)
  })
  test('names the first two hundred rows that take a card below zero, and counts them all', async () => {
    const lines = Array.from({ length: 250 }, (_, n) => row('REF-BEN', '100', `NT-B${n}`))
    const { belowZero, belowZeroCount } = await dry(...lines)
    expect([belowZero.length, belowZeroCount]).toEqual([200, 250])
  })
})

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
    expect((await approve(second)).body).toMatchObject({ status: true })
    expect(Number(await balance(ben))).toBe(before + 1_200)
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
