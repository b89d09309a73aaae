import { openLog } from '@strongroom/ledger/eventlog/log'
import { freshDatabase } from '@strongroom/ledger/testing'
import { createViews } from '@strongroom/projections'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratePrivate } from './migrate-private.ts'
import type { NewItem } from './statement-new-item.ts'
import { saveLines } from './statement-results.ts'
import * as statements from './statements.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Pool
beforeAll(async () => {
  database = await freshDatabase()
  db = new Pool({ connectionString: database.url })
  const log = await openLog({ databaseUrl: database.url })
  await createViews({ pool: db, log }).prepare(database.url)
  await log.close()
  await migratePrivate(database.url)
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

const account = 'world:chain'
const source = {
  ...({ id: 'chain', name: 'Custody', account, currency: 'USD', format: 'csv' } as const),
  ...{ mapping: null, inverted: false, rules: [], saved_by: '1' },
}
const day = '2026-10-05'
type Told = readonly [key: string, reference: string, amount?: string, bookedOn?: string]
const lineOf = ([key, reference, amount = '1', bookedOn = day]: Told, at: number): NewItem => ({
  ...({ id: `L${at}`, side: 'line', bookedOn, amount, currency: 'USD', reference, key } as const),
  ...{ counterparty: '', eventId: null, type: null, shown: null, isNear: false, match: null },
})

const take = async (id: string, told: readonly Told[]) => {
  const about = { id, source: { ...source, saved_at: '', accounts: null }, fileName: `${id}.csv` }
  await statements.add(db, { ...about, digest: id, enteredBy: '1' }, Buffer.from('a file'))
  const read = { lines: told.map(lineOf), firstDay: '2026-10-01', lastDay: '2026-10-31' }
  await saveLines(db, id, account, { ...read, notices: [], spans: [] }, async () => {})
}
/** Of each line, the one of another statement that it is too. */
const alsoOf = async (id: string) => {
  const { rows } = await db.query<{ also: { statement: string; item: string } | null }>(
    'select also from private.statement_items where statement_id = $1 order by id',
    [id],
  )
  return rows.map(({ also }) => also && `${also.statement} ${also.item}`)
}

test('a line that is known by its key of before is not taken for a new one, and no other line for it', async () => {
  await statements.saveSource(db, source)
  const before: readonly Told[] = [
    ['a', '020<00PRZELEW<20ZA DEP74<21OK'],
    ['b', '="0123"'],
    ['c', 'DEP7', '2.00'],
    ['d', ''],
  ]
  await take('before', before)
  await db.query("update private.statements set has_former_keys = true where id = 'before'")
  await take('after', [
    ['A', 'ZA DEP74 OK'],
    ['B', '0123'],
    ['C', 'DEP7 24XQ DEP724XQ', '2'],
    ['C2', 'DEP7 24XQ DEP724XQ', '2'],
    ['d', ''],
    ['E', 'of another day', '1', '2026-10-06'],
    ['F', 'of another text'],
  ])
  expect(await alsoOf('after')).toEqual([
    'before L0',
    'before L1',
    'before L2',
    null,
    'before L3',
    null,
    null,
  ])
  await take('later', [['G', 'DEP74 OK']])
  expect(await alsoOf('later')).toEqual(['before L0'])
})

test('a line of a statement of the present form is known by its key alone', async () => {
  await take('new', [['H', 'DEP9', '9']])
  await take('next', [['I', 'DEP9', '9']])
  expect(await alsoOf('next')).toEqual([null])
})
