import { randomUUID } from 'node:crypto'
import { cardBatchDecider, cardLogId } from '@strongroom/ledger/card'
import { claimDecider } from '@strongroom/ledger/claim'
import { derivedId, sha256 } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { ada, api, balance, ben, csv, dry, finance, row, save, support } from './card-office-given.suite.ts'

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
      details: {
        ...{ problem: 'missing-column', row: '1', problems: '5' },
        field: 'amount, settlement_date, purchase_date, merchant, network_transaction_id',
      },
    })
    const headers = { 'Accept-Language': 'zh-Hant' }
    const inChinese = await api.post(
      '/logcards/saveSpendLog/S',
      { csv: 'card_id\nREF-ADA' },
      { as: finance, headers },
    )
    expect(inChinese.body.msg).toMatch(/^未匯入任何內容。第 1 列，amount, settlement_date, .+：缺少此欄$/)
    const dryRun = { csv: csv(row('REF-ADA', 'abc', 'NT-22'), row('REF-NONE', '1', 'NT-23')), dryRun: 1 }
    const tried = await api.post('/logcards/saveSpendLog/S', dryRun, { as: finance, headers })
    expect(tried.body.data[0].problems.map(({ message }: { message: string }) => message)).toEqual([
      '金額須為數字，例如 100.00',
      '沒有此代碼的卡',
    ])
    // A file of more rows than a request books says it in the same words.
    const long = `card_id\n${'REF-ADA\n'.repeat(10_001)}`
    expect((await save({ csv: long })).body.msg).toBe((await save({ csv: 'card_id\nREF-ADA' })).body.msg)
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
