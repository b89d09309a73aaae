import { openLog } from '@strongroom/ledger/eventlog/log'
import { freshDatabase } from '@strongroom/ledger/testing'
import { createViews } from '@strongroom/projections'
import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bound } from './bound.ts'
import { migratePrivate } from './migrate-private.ts'
import * as statementItems from './statement-items.ts'
import type { NewItem } from './statement-new-item.ts'
import * as statements from './statements.ts'

/** A node of a plan that has been carried out, with the rows that it brought and those that it looked at in vain. */
type Node = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Node[]
}

const rowsOf = (node: Node): number => {
  const { 'Actual Rows': brought, 'Actual Loops': loops } = node
  const removed = [node['Rows Removed by Filter'], node['Rows Removed by Join Filter']]
  const inVain = [...removed, node['Rows Removed by Index Recheck']].reduce<number>(
    (sum, n) => sum + (n ?? 0),
    0,
  )
  return Math.max((brought + inVain) * loops, ...(node.Plans ?? []).map(rowsOf))
}

/** By the text of a statement, the rows that the busiest node of its plan has looked at, all its calls together. */
const work = new Map<string, number>()

/** Has the server tell the plan of each statement once it has been carried out. */
const tellPlans = (client: PoolClient): void => {
  client.on('notice', ({ message = '' }) => {
    const plan = message.indexOf('{')
    if (!message.startsWith('duration: ') || plan < 0) return
    const told = JSON.parse(message.slice(plan)) as { readonly 'Query Text': string; readonly Plan: Node }
    work.set(told['Query Text'], (work.get(told['Query Text']) ?? 0) + rowsOf(told.Plan))
  })
  void client.query(`load 'auto_explain'; set auto_explain.log_level = 'notice'; set auto_explain.log_format = 'json';
    set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_timing = off`)
}

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Pool
let told: Pool
beforeAll(async () => {
  database = await freshDatabase()
  db = new Pool({ connectionString: database.url })
  const log = await openLog({ databaseUrl: database.url })
  await createViews({ pool: db, log }).prepare(database.url)
  await log.close()
  await migratePrivate(database.url)
  told = new Pool({ connectionString: database.url, max: 1 })
  told.on('connect', tellPlans)
})
afterAll(async () => {
  await Promise.all([db.end(), told.end()])
  await database.drop()
})

/** Several times as many as are written at once. */
const many = 8_000
const numbers = Array.from({ length: many }, (_, at) => at + 1)
const day = '2026-10-05'
const item = (side: NewItem['side'], at: number): NewItem => ({
  ...{ id: side === 'line' ? `L${at}` : `E${at}.USD`, side, bookedOn: day, amount: '1', currency: 'USD' },
  ...{ reference: `REF ${at}`, counterparty: '', eventId: null, type: null, isNear: false, match: null },
  ...(side === 'line' ? { shown: null, key: `key ${at}` } : { shown: '1', key: null }),
})
const lines = numbers.map(at => item('line', at))
/** All entries, and the lines that are matched with those of their numbers. */
const matches = (all: readonly number[]): readonly NewItem[] => {
  const matched = new Set(all)
  const match = (at: number) => (matched.has(at) ? { match: at, rule: 'reference', difference: null } : null)
  return [
    ...numbers.map(at => ({ ...item('entry', at), match: match(at) })),
    ...all.map(at => ({ ...item('line', at), match: match(at) })),
  ]
}

const account = 'world:chain'
const source = {
  ...({ id: 'chain', name: 'Custody', account, currency: 'USD', format: 'csv' } as const),
  ...{ mapping: null, inverted: false, rules: [], saved_by: '1' },
}
const quiet = async () => {}

const take = (id: string) => {
  const about = { id, source: { ...source, saved_at: '', accounts: null }, fileName: `${id}.csv` }
  return statements.add(db, { ...about, digest: id, enteredBy: '1' }, Buffer.from('a file'))
}

/**
 * Keeps a statement with all the lines, and their matches; answers with the statements that looked at more than three
 * times all rows that there are.
 */
const keep = async (id: string, matched: readonly number[], { isKept = false } = {}) => {
  work.clear()
  const items = bound(statementItems, told)
  if (!isKept) {
    await take(id)
    const read = { lines, firstDay: day, lastDay: day, notices: [], spans: [] }
    await items.saveLines(id, account, read, quiet)
  }
  await items.saveMatches(id, account, matches(matched), quiet)
  expect(work.size).toBeGreaterThan(4)
  const { rows } = await db.query<{ all: number }>('select count(*)::int as all from private.statement_items')
  return [...work].filter(([, each]) => each > 3 * (rows[0]?.all ?? 0))
}
const stands = async (id: string) => {
  const { rows } = await db.query(
    `select side, count(match)::int as matched, count(also)::int as also, count(*)::int as all
     from private.statement_items where statement_id = $1 group by 1 order by 1`,
    [id],
  )
  return rows.map(({ side, matched, also, all }) => [side, matched, also, all])
}

describe('a statement of many lines', () => {
  test('is kept by work that grows as its lines do, whatever the planner believes of rows that were just written', async () => {
    await statements.saveSource(db, source)
    for (let other = 0; other < 10; other++) await take(`other ${other}`)
    const even = numbers.filter(at => at % 2 === 0)
    const odd = numbers.filter(at => at % 2 === 1)
    expect(await keep('first', even)).toEqual([])
    expect(await stands('first')).toEqual([
      ['entry', many / 2, 0, many],
      ['line', many / 2, 0, many],
    ])
    // Lines that came before, and entries that stand open in the first statement.
    expect(await keep('second', odd)).toEqual([])
    expect(await stands('second')).toEqual([
      ['entry', many / 2, 0, many],
      ['line', many / 2, many, many],
    ])
    expect(await stands('first')).toEqual([
      ['entry', many / 2, 0, many / 2],
      ['line', many / 2, 0, many],
    ])
    expect(await keep('first', even, { isKept: true })).toEqual([])
    expect((await stands('first'))[1]).toEqual(['line', many / 2, 0, many])
  })
})
