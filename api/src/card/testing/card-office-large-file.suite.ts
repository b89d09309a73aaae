import { randomUUID } from 'node:crypto'
import { mostCardBatchRows } from '@strongroom/ledger/card'
import { beforeAll, describe, expect, test } from 'vitest'
import { shown } from '../../testing/fund.ts'
import { createStores } from '../../vault/stores.ts'
import { bookCardImports } from '../book-card-imports.ts'
import { ada, api, balance, csv, dry, finance, list, row, save, support } from './card-office-given.suite.ts'

describe('a file of more rows than a request books', () => {
  const rows = mostCardBatchRows + 2
  /** The last leaves the card as it was before the first. */
  const lines = Array.from({ length: rows }, (_, n) =>
    row('REF-BEN', '0.01', `NT-M${n}`, n % 2 ? 'credit' : 'purchase'),
  )
  test('is looked through as a whole', async () => {
    const early = row('REF-BEN', '0.01', 'NT-M-EARLY', 'purchase', '2026-02-02')
    const unknown = row('REF-NONE', '1', 'NT-M-NONE')
    const wrong = [early, lines[0] as string, unknown]
    expect(await dry(...lines.slice(0, mostCardBatchRows), ...wrong)).toMatchObject({
      ...{ rows: mostCardBatchRows + 3, fresh: mostCardBatchRows + 1, there: 1, belowZeroCount: 0 },
      totals: [
        { kind: 'purchase', rows: 5_001 },
        { kind: 'credit', amount: '50.00' },
      ],
      problems: [
        { row: 10_002, code: 'batch-not-sorted' },
        { row: 10_003, code: 'batch-repeats' },
        { row: 10_004, code: 'card-unknown' },
      ],
    })
  })
  test('is begun once, and its rows are booked later', async () => {
    const headers = { 'Idempotency-Key': 'large-file' }
    const sent = () => api.post('/logcards/saveSpendLog/S', { csv: csv(...lines) }, { as: finance, headers })
    const [begun] = (await sent()).body.data
    expect(begun).toMatchObject({ begun: 1, fresh: rows, problems: [] })
    expect((await progress(begun.id)).body.data).toEqual([
      { id: begun.id, state: 'ready', rows, done: 0, fresh: 0, problems: [] },
    ])
    expect((await sent()).body.data[0]).toMatchObject({ id: begun.id, begun: 1 })
    expect(await stores().cardImports.all()).toMatchObject([{ id: begun.id, rows }])
    await stores().cardImports.forget(begun.id)
  })
  test('of which two hundred problems are named is not looked through any further', async () => {
    const wrong = Array.from({ length: mostCardBatchRows + 1 }, () => 'x,purchase,1,2,3,4,5,6').join('\n')
    expect((await save({ csv: csv(wrong), dryRun: 1 })).body.data[0]).toMatchObject({
      ...{ rows: mostCardBatchRows + 1, fresh: 0 },
      problems: Array.from({ length: 200 }, () => expect.objectContaining({ code: 'wrong' })),
    })
  })
  test('whose credits need a second administrator has to be split', async () => {
    const much = row('REF-BEN', '900000', 'NT-MUCH', 'credit')
    expect((await save({ csv: csv(...lines, much) })).body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { problem: 'needs-second' },
    })
    expect(await stores().cardImports.all()).toEqual([])
  })
})

describe('an import that was begun', () => {
  const begin = async (...lines: readonly string[]) => {
    const id = randomUUID()
    const kept = { id, entered_by: finance.uid, only_spend: true, rows: lines.length, begun_at: new Date() }
    await stores().cardImports.keep(kept, csv(...lines))
    return id
  }
  const book = async (stopping = new AbortController().signal) => {
    await bookCardImports({ ...api.deps, ...stores(), stopping })()
    await shown(api)
  }
  const ended = async (id: string) => (await progress(id)).body.data[0]
  let before: string
  beforeAll(async () => {
    before = await balance(ada)
  })

  test('is booked by its job, with where and what for, and its file goes', async () => {
    const id = await begin(row('REF-ADA', '0.30', 'NT-J1'), row('REF-ADA', '0.30', 'NT-J2', 'credit'))
    await book()
    expect(await ended(id)).toMatchObject({ state: 'booked', rows: 2, done: 2, fresh: 2 })
    const { data } = await list('/logcards/consumeListByAdmin', { uid: ada.uid })
    const line = { network_transaction_id: 'NT-J1', amount: '-0.30', merchant: 'Corner shop' }
    expect(data).toContainEqual(expect.objectContaining(line))
    expect(await stores().cardImports.all()).toEqual([])
    expect(await stores().cardImports.csvOf(id)).toBe('')
    expect(await balance(ada)).toBe(before)
  })
  test('that meets a row of another card books none, names the row, and keeps nothing of its own', async () => {
    const id = await begin(row('REF-ADA', '0.30', 'NT-J3'), row('REF-BEN', '0.30', 'NT-J1'))
    await book()
    expect(await ended(id)).toMatchObject({
      state: 'refused',
      problems: [{ row: 3, code: 'transaction-taken' }],
    })
    expect(await balance(ada)).toBe(before)
    const { rows } = await api.db.query(
      'select count(*)::int as kept from private.card_log_details where memo = $1 and log_id not in (select id::uuid from views.card_transactions)',
      ['seen'],
    )
    expect(rows).toEqual([{ kept: 0 }])
    expect(await stores().cardImports.all()).toEqual([])
    const again = await begin(row('REF-ADA', '0.30', 'NT-J3'))
    await book()
    expect(await ended(again)).toMatchObject({ state: 'booked', fresh: 1 })
  })
  test('waits while its process is stopping, and is gone on with by the next', async () => {
    const id = await begin(row('REF-ADA', '0.30', 'NT-J4', 'credit'))
    await book(AbortSignal.abort())
    expect(await ended(id)).toMatchObject({ state: 'ready', done: 0 })
    await book()
    expect(await ended(id)).toMatchObject({ state: 'booked' })
  })
  test('stands in the list of imports with who began it, found by how it ended', async () => {
    const id = await begin(row('REF-ADA', '0.30', 'NT-J5'), row('REF-BEN', '0.30', 'NT-J1'))
    await book()
    const { data } = await list('/logcards/imports', { state: 'refused', search: finance.email }, finance)
    const found = data.find((each: { id: string }) => each.id === id)
    expect(found).toMatchObject({ uid: finance.uid, email: finance.email, rows: 2, problems: 1 })
    expect(found.finish_date).not.toBeNull()
    const booked = await list('/logcards/imports', { state: 'booked' }, finance)
    expect(booked.data.map((each: { state: string }) => each.state)).not.toContain('refused')
    expect(booked.data).not.toEqual([])
  })
  test('is shown to finance, not to support; an unknown one is not there', async () => {
    expect((await progress(randomUUID(), support)).status).toBe(403)
    expect((await progress(randomUUID())).status).toBe(404)
  })
})

const stores = () => createStores(api.db, api.deps.config)
const progress = (id: string, as = finance) => api.get(`/logcards/import/${id}/S`, { as })
