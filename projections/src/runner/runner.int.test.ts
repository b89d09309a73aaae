import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { projections } from '../projections.ts'
import { ask } from '../queries/ask.ts'
import { facts, type Told, tell } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { advance } from './advance.ts'
import { createRunner } from './create-runner.ts'
import type { Projection, Row } from './projection.ts'

let kit: ViewsKit
const begin = async () => {
  kit = await startViews()
}
const end = () => kit.stop()

const member = (fact: Told[1]): Told => ['member-1', fact]
const documents = [{ kind: 'selfie', fileId: 'f1' }]
const story = [
  facts.opened('1', 'USD'),
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.submitted('1', 't2', '50.00'),
  facts.rejected('1', 't2'),
  facts.swapped('1', 's1', '11.00'),
  member({ type: 'MemberRegistered', userType: 0 }),
  member({ type: 'KycSubmitted', recordId: 'r1', kind: 0, documents }),
  member({ type: 'KycSubmitted', recordId: 'r2', kind: 0, documents, enteredBy: '9', replaces: 'r1' }),
  member({ type: 'KycDecided', status: -1, recordId: 'r2', reason: 'blurred' }),
  member({ type: 'KycErased', recordId: 'r2' }),
  facts.sent('1', '2', 'p1', '20.00'),
  facts.received('1', '2', 'p1', '20.00'),
  facts.sent('2', '1', 'p2', '5.50'),
  facts.received('2', '1', 'p2', '5.50'),
]

/** Rows without the columns that a pure fold leaves to the table's defaults, amounts as numbers say them. */
const comparable = (rows: readonly Row[], like: readonly Row[]) => {
  const columns = new Set(like.flatMap(row => Object.keys(row)))
  return rows.map(row => JSON.stringify([...columns].sort().map(column => plain(row[column])))).sort()
}
const plain = (value: unknown) => {
  if (value === undefined || value === null) return null
  if (typeof value === 'object') return JSON.stringify(value)
  return /^-?\d+\.\d+$/.test(String(value)) ? String(value).replace(/\.?0+$/, '') : String(value)
}

describe('a read model', () => {
  beforeAll(async () => {
    await begin()
    await tell(kit.log, story)
    await kit.views.catchUp()
  })
  afterAll(end)

  test.each(projections.map(each => [each.name, each] as const))(
    '%s has the same rows in the database as its changes give without one',
    async (name, projection: Projection) => {
      const pure = await givenFacts(projection, ...story)
      for (const table of Object.keys(projection.tables)) {
        const rows = await kit.rows(table)
        // Commands have other ids each time.
        if (name === 'events' || name === 'event_keys') expect(rows).toHaveLength(story.length)
        else expect(comparable(rows, pure.of(table))).toEqual(comparable(pure.of(table), pure.of(table)))
      }
    },
  )

  test.each(projections.map(each => [each.name, each] as const))(
    '%s declares the key its tables have',
    async (_, projection: Projection) => {
      for (const [table, key] of Object.entries(projection.tables)) {
        const [primary] = await ask<{ columns: string[] }>(
          kit.pool,
          `select array_agg(attname::text order by attname::text) as columns from pg_index join pg_attribute
             on attrelid = indrelid and attnum = any(indkey)
           where indisprimary and indrelid = $1::regclass`,
          [`views.${table}`],
        )
        expect(primary?.columns).toEqual([...key].sort())
      }
    },
  )
})

describe('the runner', () => {
  beforeEach(begin)
  afterEach(end)

  const everything = async () => {
    const tables = projections.flatMap(each => Object.keys(each.tables))
    const rows = await Promise.all(tables.map(table => kit.rows(table)))
    return Object.fromEntries(tables.map((table, at) => [table, rows[at]]))
  }

  test('makes the same rows, in however many batches they are written', async () => {
    await tell(kit.log, story)
    await kit.views.catchUp()
    const atOnce = await everything()
    for (const events of [1, 2, 3]) {
      await kit.pool.query(
        `truncate ${projections.flatMap(each => Object.keys(each.tables)).map(table => `views.${table}`)};
         update views.checkpoint set position = '', events = 0`,
      )
      const runner = createRunner(kit)
      for (const projection of projections)
        await advance(runner, { projection, generation: 'live' }, { limits: { events, rows: 100 } })
      expect(await everything()).toEqual(atOnce)
    }
  })

  test('takes what comes later from where it stands', async () => {
    await tell(kit.log, story.slice(0, 4))
    await kit.views.catchUp()
    await tell(kit.log, story.slice(4))
    await kit.views.catchUp()
    const statement = await kit.rows('movements')
    expect(statement.find(line => line.kind === 'swap-out')).toMatchObject({
      available_after: '89',
      number: 6,
    })
    expect(await kit.views.status()).toSatisfy((all: { events: number; caughtUp: boolean }[]) =>
      all.every(each => each.events === story.length && each.caughtUp),
    )
  })

  test('says how far behind the log it is', async () => {
    await tell(kit.log, story)
    await kit.views.advance('wallets')
    const status = new Map((await kit.views.status()).map(each => [each.projection, each]))
    expect(status.get('wallets')).toMatchObject({ caughtUp: true, eventsBehind: 0, behindMs: 0 })
    expect(status.get('swaps')).toMatchObject({ caughtUp: false, eventsBehind: story.length })
    expect(status.get('swaps')?.behindMs).toBeGreaterThanOrEqual(0)
  })

  test('lets two at once do no more than one', async () => {
    await tell(kit.log, story)
    const again = () => kit.views.advance('balances')
    await Promise.all(Array.from({ length: 6 }, again))
    await again()
    expect(await kit.rows('balances')).toContainEqual({
      account: 'user:1:available',
      currency: 'USD',
      amount: '74.5',
    })
  })

  test('steps over what does not concern it without a batch, and counts it', async () => {
    await tell(kit.log, story.slice(0, 1))
    await kit.views.catchUp()
    for (const told of story.slice(1)) {
      await tell(kit.log, [told])
      await kit.views.catchUp()
    }
    const status = await kit.views.status()
    expect(status.every(each => each.caughtUp && each.events === story.length)).toBe(true)
    expect(await kit.rows('swaps')).toHaveLength(1)
    expect((await kit.rows('movements')).map(line => line.number)).toContain(story.length)
  })

  test('steps over nothing when the checkpoint is not where it was', async () => {
    await tell(kit.log, story)
    await kit.views.catchUp()
    await kit.pool.query(`update views.checkpoint set position = '', events = 0; truncate views.swaps`)
    await tell(kit.log, [facts.opened('3', 'USD')])
    await kit.views.advance('swaps')
    expect(await kit.rows('swaps')).toHaveLength(1)
    await tell(kit.log, [facts.opened('4', 'USD')])
    await kit.views.advance('swaps')
    expect(await kit.views.status()).toContainEqual(
      expect.objectContaining({ projection: 'swaps', events: story.length + 2, caughtUp: true }),
    )
  })

  test('leaves tables of another version alone, and says so', async () => {
    await kit.pool.query(`update views.checkpoint set version = 99 where projection = 'balances'`)
    await tell(kit.log, story)
    expect(await kit.views.advance('balances')).toBe('stale')
    expect(await kit.rows('balances')).toEqual([])
    const status = await kit.views.status()
    expect(status.find(each => each.projection === 'balances')).toMatchObject({ stale: true, events: 0 })
  })

  test('is prepared by many processes at once', async () => {
    await kit.pool.query(`drop schema views, views_next, views_previous cascade`)
    await Promise.all([1, 2, 3].map(() => kit.views.prepare(kit.database.url)))
    await tell(kit.log, story)
    await kit.views.catchUp()
    expect(await kit.rows('swaps')).toHaveLength(1)
  })

  test('knows no read model of another name', async () => {
    await expect(kit.views.advance('fortune')).rejects.toThrow('no read model is called fortune')
  })
})
