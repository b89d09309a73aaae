import type { Log } from '@strongroom/ledger/eventlog/log'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { movements } from '../statement/movements.ts'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { createTables, readCheckpoint } from './checkpoint.ts'
import { createRunner } from './create-runner.ts'
import { fill } from './fill.ts'
import type { Projection } from './projection.ts'
import { found, insert, patch } from './testing/untyped-changes.ts'
import { inTransaction } from './transaction.ts'
import type { Reach } from './window.ts'

// The statement finds the balance before each line in the window before, most of the time still unwritten.
const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.submitted('2', 't2', '50.00'),
  facts.approved('1', 't1', '100.00'),
  facts.sent('1', '2', 'p1', '20.00'),
  facts.received('1', '2', 'p1', '20.00'),
  facts.approved('2', 't2', '50.00'),
  facts.swapped('1', 's1', '11.00'),
  facts.sent('2', '1', 'p2', '5.50'),
  facts.received('2', '1', 'p2', '5.50'),
]

let kit: ViewsKit

beforeEach(async () => {
  kit = await startViews({ projections: [movements] })
  await tell(kit.log, story)
  await kit.views.catchUp()
  await begin()
})
afterEach(() => kit.stop())

const next = (projection: Projection = movements) => ({ projection, generation: 'next' }) as const

/** Empty tables for a rebuild. */
const begin = () =>
  inTransaction(kit.pool, async client => {
    await client.query('delete from views.checkpoint where generation = $1', ['next'])
    await client.query('drop table if exists views_next.movements, views_next.movement_balances')
    await createTables(client, next(), { indexed: false })
  })

const fillNext = (events: number, how: Reach = {}, projection: Projection = movements, log = kit.log) =>
  fill(createRunner({ pool: kit.pool, log }), next(projection), { events, rows: 1000 }, how)

const statements = async (schema: string) => [
  await kit.rows('movements', schema),
  await kit.rows('movement_balances', schema),
]

/** The rows that the first so many events make. */
const afterFirst = async (count: number) => {
  const other = await startViews({ projections: [movements] })
  try {
    await tell(other.log, story.slice(0, count))
    await other.views.catchUp()
    return [await other.rows('movements'), await other.rows('movement_balances')]
  } finally {
    await other.stop()
  }
}

const filledTo = async () => (await readCheckpoint(kit.pool, next()))?.events

describe('filling a rebuild', () => {
  test('makes the same rows, in however many windows they are written', async () => {
    const live = await statements('views')
    for (const events of [1, 2, 3, 100]) {
      await begin()
      await fillNext(events)
      expect(await statements('views_next')).toEqual(live)
      expect(await filledTo()).toBe(story.length)
    }
  })

  test('waits for a row that the window before changes without knowing it', async () => {
    await tell(kit.log, [facts.opened('9', 'NEW'), facts.opened('9', 'SET'), facts.opened('9', 'GET')])
    const key = { stream: 'wallet-9' }
    const noted: Projection = {
      name: 'noted',
      version: 1,
      sql: 'create table noted (stream text primary key, seen text, copy text)',
      tables: { noted: ['stream'] },
      reads: ({ data }) =>
        data.type === 'WalletOpened' && data.currency === 'GET' ? [{ table: 'noted', key }] : [],
      changes: ({ data }, surroundings) => {
        if (data.type !== 'WalletOpened') return []
        if (data.currency === 'NEW') return [insert('noted', { ...key, seen: 'first' })]
        if (data.currency === 'SET') return [patch('noted', key, { seen: 'second' })]
        return [patch('noted', key, { copy: found(surroundings, 'noted', key)?.seen ?? null })]
      },
    }
    await inTransaction(kit.pool, client => createTables(client, next(noted), { indexed: false }))
    await fillNext(1, {}, noted)
    expect(await kit.pool.query('select * from views_next.noted').then(({ rows }) => rows)).toEqual([
      { ...key, seen: 'second', copy: 'second' },
    ])
  })

  test('stopped anywhere leaves whole windows, from which it goes on', async () => {
    const stop = new AbortController()
    await fillNext(2, { signal: stop.signal, onProgress: events => events >= 6 && stop.abort() })
    expect(await filledTo()).toBe(6)
    expect(await statements('views_next')).toEqual(await afterFirst(6))
    await fillNext(2)
    expect(await statements('views_next')).toEqual(await statements('views'))
  })

  test('leaves off before an event that cannot be projected', async () => {
    const broken: Projection = {
      ...movements,
      changes: (event, surroundings) => {
        if (surroundings.number === 6) throw new Error('cannot be projected')
        return movements.changes(event, surroundings)
      },
    }
    await fillNext(2, {}, broken)
    expect(await filledTo()).toBe(4)
    expect(await statements('views_next')).toEqual(await afterFirst(4))
  })

  test('writes nothing more to tables that somebody has begun anew', async () => {
    let reads = 0
    const meddling: Log = {
      ...kit.log,
      scan: after => {
        const scan = kit.log.scan(after)
        const next = async () => {
          if (++reads === 3) await begin()
          return scan.next()
        }
        return { ...scan, next }
      },
    }
    await expect(fillNext(2, {}, movements, meddling)).rejects.toThrow('no longer where they were')
    expect(await filledTo()).toBe(0)
    expect(await kit.rows('movements', 'views_next')).toEqual([])
  })
})
