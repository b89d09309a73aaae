import type { Position } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projections } from '../projections.ts'
import { facts, tell } from '../testing/facts.ts'
import { prepared } from '../testing/views-kit.ts'
import { createViews } from '../views.ts'
import { CheckpointSkip } from './checkpoint-skip.ts'
import type { Projection } from './projection.ts'

const [swaps] = projections.filter(({ name }) => name === 'swaps') as [Projection]
const place = (number: number) => String(number).padStart(20, '0') as Position

let database: FreshDatabase
let pool: Pool
let stepper: CheckpointSkip
beforeEach(async () => {
  database = await freshDatabase(prepared)
  pool = new Pool({ connectionString: database.url })
  const views = createViews({ pool, log: createMemoryLog() })
  await views.prepare(database.url)
  await views.close()
  await stand(10)
  stepper = new CheckpointSkip(pool)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const stand = (at: number) =>
  pool.query(`update views.checkpoint set position = $1, events = $2 where projection = 'swaps'`, [
    place(at),
    at,
  ])
const standing = async () => {
  const { rows } = await pool.query(
    `select position::bigint::int as position, events::int as events from views.checkpoint where projection = 'swaps'`,
  )
  return rows[0]
}
const step = (from: number, to: number) =>
  stepper.step(swaps, { from: place(from), to: place(to), count: to - from })

/** How often checkpoints were written since the tables were made: those of one statement share their transaction. */
const timesMoved = async () => {
  const { rows } = await pool.query(
    `select count(distinct xmin::text)::int as times from views.checkpoint where position <> ''`,
  )
  return rows[0]?.times
}

test('read models of a process that has just begun step over an event together, where it changes nothing in them', async () => {
  await pool.query(`update views.checkpoint set position = '', events = 0`)
  const log = createMemoryLog()
  await tell(log, [facts.opened('1', 'USD')])
  const views = createViews({ pool, log })
  await views.catchUp()
  await views.close()
  const concerned = views.movedBy(['WalletOpened'])
  expect(await timesMoved()).toBeLessThanOrEqual(concerned.length + 1)
})

test('a process that has just begun takes no transaction for read models that have nothing new to read', async () => {
  await pool.query(`update views.checkpoint set position = '', events = 0`)
  const locks = await pool.connect()
  await locks.query('begin; select from views.checkpoint for update')
  const views = createViews({ pool, log: createMemoryLog() })
  // A transaction of theirs would find the checkpoint held.
  const advanced = await views.advance('swaps')
  await views.close()
  await locks.query('rollback')
  locks.release()
  expect(advanced).toBe('caught-up')
})

describe('where a projection stands', () => {
  test('is unknown for tables of another version, and after a move that the database has lost', async () => {
    expect(await stepper.standing({ ...swaps, version: swaps.version + 1 })).toBeUndefined()
    stepper.saw(swaps, place(12), 12)
    expect(await stepper.isAt(swaps, place(12))).toBe(false)
    expect(await stepper.isAt(swaps, place(10))).toBe(true)
    expect(await stepper.isAt({ ...swaps, version: swaps.version + 1 }, place(10))).toBe(false)
  })
  test('is read, and is not known while a stream of it waits', async () => {
    expect(await stepper.standing(swaps)).toMatchObject({ position: place(10), events: 10 })
    await pool.query(`update views.checkpoint set parked = 1 where projection = 'swaps'`)
    expect(await stepper.standing(swaps)).toBeUndefined()
  })
  test('is what this process has just seen, without a look', async () => {
    stepper.saw(swaps, place(12), 12)
    expect(await stepper.standing(swaps)).toMatchObject({ position: place(12), events: 12 })
  })
})

describe('a step over events that concern nobody', () => {
  test('moves the checkpoint, and counts what it has stepped over', async () => {
    expect(await step(10, 13)).toBe(true)
    expect(await standing()).toEqual({ position: 13, events: 13 })
  })
  test('is not taken from where the checkpoint does not stand', async () => {
    expect(await step(8, 13)).toBe(false)
    expect(await step(12, 13)).toBe(false)
    expect(await standing()).toEqual({ position: 10, events: 10 })
  })
  test.each([
    ['behind', 8],
    ['ahead of', 12],
  ])('is not mixed up with one that is asked for at the same time from a place %s it', async (_, other) => {
    for (const asked of [() => [step(other, 13), step(10, 13)], () => [step(10, 13), step(other, 13)]]) {
      await stand(10)
      await Promise.all(asked())
      expect(await standing()).toEqual({ position: 13, events: 13 })
    }
  })
  test('is taken once when it is asked for twice, and only who got where they wanted is told so', async () => {
    const [near, far] = await Promise.all([step(10, 12), step(10, 13)])
    expect([near, far].filter(Boolean)).toHaveLength(1)
    expect(await standing()).toEqual(near ? { position: 12, events: 12 } : { position: 13, events: 13 })
  })
})
