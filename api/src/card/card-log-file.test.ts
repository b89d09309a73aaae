import { mostImportRows } from '@strongroom/ledger/card'
import { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { readCardLogFile } from './card-log-file.ts'

const head = 'card_id,amount,settlement_date,purchase_date,merchant,network_transaction_id'
const read = (...lines: readonly string[]) => readCardLogFile(lines.join('\n'), wire.spendLogRow)
const good = 'C-1,12.50,2026-02-03,2026-02-01,Shop,NT-1'

describe('a file of card logs', () => {
  test('is read by its head, whatever its spelling and order, with a byte order mark and quotes', async () => {
    const spelled = '\uFEFFAmount,Card ID,Settlement date,purchase-date,MERCHANT,network_transaction_id,mcc'
    const { rows, problems } = await read(
      spelled,
      '"12.50",C-1,2026-02-03,2026-02-01,"Shop, ""the"" one\n2nd",NT-1,',
    )
    expect(problems).toEqual([])
    expect(rows).toMatchObject([
      {
        row: 2,
        log: {
          type: 'spend',
          spend_type: 'purchase',
          amount: '12.50',
          merchant: 'Shop, "the" one\n2nd',
          mcc: '',
        },
      },
    ])
  })
  test('may have as many rows as one import books, and room for the usual words of each', () => {
    const { rows, bytes } = wire.cardFileLimits
    expect(rows).toBe(mostImportRows)
    expect(bytes / rows).toBeGreaterThan(100)
  })
  test('is handed on part by part, and counted beyond the most', async () => {
    const handed: (readonly number[])[] = []
    const csv = [head, good, good, 'wrong,1', good, good].join('\n').replace('wrong,1', 'wrong,1,2,3,4,5')
    const file = await readCardLogFile(csv, wire.spendLogRow, {
      most: 4,
      parts: { of: 2, onPart: async rows => void handed.push(rows.map(({ row }) => row)) },
    })
    expect(handed).toEqual([[2, 3], [5]])
    expect(file).toMatchObject({ rows: [], rowCount: 5, problemCount: 2 })
  })
  test('names every row and field that is wrong, and none of what stood there', async () => {
    const { rows, problems } = await read(
      head,
      good,
      'C-1,abc,2026-02-30,2026-02-01,Shop,NT-2',
      'C-1,1,2026-02-03,,,NT-3',
    )
    expect(rows.map(({ row }) => row)).toEqual([2])
    expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'amount', 'wrong'],
      [3, 'settlement_date', 'wrong'],
      [4, 'purchase_date', 'missing'],
      [4, 'merchant', 'missing'],
    ])
    expect(JSON.stringify(problems)).not.toMatch(/abc|02-30/)
  })
  test('without the columns it needs is told which, once and nothing else', async () => {
    const { rows, rowCount, problems, problemCount } = await read('card_id,amount', 'C-1,abc', 'C-2,1')
    expect([rows.length, rowCount, problemCount]).toEqual([0, 2, 4])
    expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [1, 'settlement_date', 'missing-column'],
      [1, 'purchase_date', 'missing-column'],
      [1, 'merchant', 'missing-column'],
      [1, 'network_transaction_id', 'missing-column'],
    ])
  })
  test('names columns nobody knows', async () => {
    expect((await read(`${head},cvv`, `${good},123`)).problems).toMatchObject([
      { row: 2, field: 'cvv', code: 'unknown-field' },
    ])
  })
  test.each([
    ['', []],
    [`${head}\n"open`, [{ code: 'not-csv' }]],
    [`${head}\nC-1,2`, [{ code: 'not-csv' }]],
  ])('that is no table (%#) is said to be none', async (csv, problems) => {
    expect(await readCardLogFile(csv, wire.spendLogRow)).toMatchObject({ rows: [], problems })
  })
  test('of very many lines lets others have their turn many times before it has been read', async () => {
    let turns = 0
    let isRead = false
    const takeTurns = () => {
      turns++
      if (!isRead) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    const { rows, rowCount, problems, problemCount } = await read(
      head,
      ...Array.from({ length: 20_000 }, () => 'x,1,2,3,4,5'),
    )
    isRead = true
    expect([rows.length, rowCount]).toEqual([0, 20_000])
    expect(problems).toHaveLength(200)
    expect(problemCount).toBeGreaterThan(10_000)
    expect(turns).toBeGreaterThan(10)
  })
})
