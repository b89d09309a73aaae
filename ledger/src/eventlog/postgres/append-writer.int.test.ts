import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import { walletDecider } from '../../wallet/wallet-decider.ts'
import { createLedger, type Ledger } from '../ledger.ts'
import { AlreadyHeld, type Log, WrongExpectedRevision } from '../log.ts'
import { newEvent, newEvents, newStream } from '../testing/contract/kit.ts'
import { createPostgresLog } from './postgres-log.ts'
import { lostConnectionSuite } from './testing/lost-connection.suite.ts'

let database: FreshDatabase
let admin: Client
let log: Log

beforeAll(async () => {
  database = await freshDatabase()
  admin = new Client({ connectionString: database.url })
  await admin.connect()
  log = await createPostgresLog({ url: database.url })
})
afterAll(async () => {
  await log.close()
  await admin.end()
  await database.drop()
})

/** How many transactions wrote these streams. */
const commitsOf = async (streams: readonly string[]): Promise<number> => {
  const sql = 'select count(distinct xmin::text)::int as commits from log.events where stream = any($1)'
  return (await admin.query(sql, [streams])).rows[0].commits
}

describe('appends made at the same time', () => {
  test('share commits', async () => {
    const streams = Array.from({ length: 50 }, newStream)
    await Promise.all(streams.map(stream => log.append(stream, 'no-stream', newEvents(2))))
    expect(await commitsOf(streams)).toBeLessThan(5)
  })

  test('to one stream share commits when each expects the one before', async () => {
    const stream = newStream()
    const appends = Array.from({ length: 32 }, (_, i) =>
      log.append(stream, i === 0 ? 'no-stream' : i - 1, newEvents(1)),
    )
    expect((await Promise.all(appends)).map(({ revision }) => revision)).toEqual([...appends.keys()])
    expect(await commitsOf([stream])).toBeLessThan(5)
  })

  test('to one stream keep their order over more than one batch', async () => {
    const stream = newStream()
    const appends = Array.from({ length: 1000 }, (_, i) =>
      log.append(stream, i === 0 ? 'no-stream' : i - 1, newEvents(1)),
    )
    const appended = await Promise.all(appends)
    expect(appended.map(({ revision }) => revision)).toEqual([...appends.keys()])
    expect(await commitsOf([stream])).toBeLessThan(20)
  })

  test('do not suffer from those that fail', async () => {
    const [taken, retried, retriedEvents] = [newStream(), newStream(), newEvents(3)]
    await log.append(taken, 'no-stream', newEvents(1))
    const original = await log.append(retried, 'no-stream', retriedEvents)
    const streams = Array.from({ length: 40 }, newStream)
    const results = await Promise.allSettled([
      ...streams.slice(0, 20).map(stream => log.append(stream, 'no-stream', newEvents(2))),
      log.append(taken, 'no-stream', newEvents(1)),
      log.append(newStream(), 5, newEvents(1)),
      log.append(taken, 9, newEvents(1)),
      log.append(retried, 'no-stream', retriedEvents),
      ...streams.slice(20).map(stream => log.append(stream, 'any', newEvents(2))),
    ])
    const failed = results.filter(result => result.status === 'rejected')
    expect(failed.map(({ reason }) => [reason.name, reason.actual])).toEqual([
      ['WrongExpectedRevision', 0],
      ['WrongExpectedRevision', -1],
      ['WrongExpectedRevision', 0],
    ])
    expect(results[23]).toMatchObject({ value: original })
    for (const stream of streams) expect(await log.readStream(stream)).toHaveLength(2)
    expect(await log.readStream(taken)).toHaveLength(1)
  })

  test('do not suffer from one that the server cannot take', async () => {
    await admin.query(`alter table log.events add constraint sound check (type <> 'Poison') not valid`)
    const streams = Array.from({ length: 20 }, newStream)
    const [hot, after] = [newStream(), newStream()]
    const good = streams.map(stream => log.append(stream, 'no-stream', newEvents(1)))
    const chain = [
      log.append(hot, 'no-stream', newEvents(1)),
      log.append(hot, 0, [newEvent({}, 'Poison')]),
      log.append(hot, 1, newEvents(1)),
    ]
    const more = log.append(after, 'no-stream', newEvents(1))
    const outcome = await Promise.allSettled(chain)
    expect(outcome.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(outcome[1]).toMatchObject({ reason: { constraint: 'sound' } })
    expect(outcome[2]).toMatchObject({ reason: { name: 'WrongExpectedRevision', actual: 0 } })
    expect(await Promise.all([...good, more])).toHaveLength(21)
    await admin.query('alter table log.events drop constraint sound')
  })

  test('do not suffer when their batch is undone while the next, which builds on it, is under way', async () => {
    await admin.query(`alter table log.events add constraint sound check (type <> 'Poison') not valid`)
    const hot = newStream()
    const poison = log.append(newStream(), 'no-stream', [newEvent({}, 'Poison')])
    const chain = Array.from({ length: 300 }, (_, i) =>
      log.append(hot, i === 0 ? 'no-stream' : i - 1, newEvents(1)),
    )
    await expect(poison).rejects.toMatchObject({ constraint: 'sound' })
    expect((await Promise.all(chain)).map(({ revision }) => revision)).toEqual([...chain.keys()])
    await admin.query('alter table log.events drop constraint sound')
  })

  test('leave no gap where one expects what is not there yet', async () => {
    const [stream, others] = [newStream(), Array.from({ length: 5 }, newStream)]
    const early = log.append(stream, 3, newEvents(1))
    await Promise.all(others.map(other => log.append(other, 'no-stream', newEvents(1))))
    await expect(early).rejects.toMatchObject({ actual: -1 })
    expect(await log.readStream(stream)).toEqual([])
  })
})

describe('an id that the stream already holds', () => {
  test('is refused at the head, with the place where it is', async () => {
    const [stream, events] = [newStream(), newEvents(3)]
    await log.append(stream, 'no-stream', events)
    const again = log.append(stream, 2, [newEvent(), ...events.slice(1, 2)])
    await expect(again).rejects.toBeInstanceOf(AlreadyHeld)
    await expect(again).rejects.toMatchObject({ revision: 1 })
    expect(await log.readStream(stream)).toHaveLength(3)
  })

  test('is refused behind others of its batch, which are written', async () => {
    const [stream, old] = [newStream(), newEvent()]
    await log.append(stream, 'no-stream', [old])
    const results = await Promise.allSettled([
      log.append(stream, 0, newEvents(1)),
      log.append(stream, 1, newEvents(1)),
      log.append(stream, 2, [old]),
      log.append(newStream(), 'no-stream', newEvents(1)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(results[2]).toMatchObject({ reason: { revision: 0 } })
    expect(await log.readStream(stream)).toHaveLength(3)
  })
})

describe('what another process wrote', () => {
  test('overtakes nobody’s commands, however many are under way in both', async () => {
    const other = await createPostgresLog({ url: database.url })
    const uid = String(100_000 + Math.floor(Math.random() * 900_000))
    const ledgers = [createLedger({ log }), createLedger({ log: other })]
    const receive = (n: number) =>
      (ledgers[n % 2] as Ledger).handle(walletDecider, uid, {
        id: randomUUID(),
        actor: { kind: 'system', id: 'test' },
        correlationId: 'test',
        command: {
          type: 'ReceiveQuickPay',
          input: { paymentId: `p${n}`, from: '1', currency: 'USD', amount: '0.01' },
          given: { currency: { code: 'USD', scale: 2 } },
        },
      })
    let n = 0
    const clients = Array.from({ length: 24 }, async (_, client) => {
      for (let i = 0; i < 20; i++) await receive(2 * n++ + (client % 2))
    })
    await Promise.all(clients)
    // A keeper that has seen none of it checks the whole chain.
    const { state, revision } = await createLedger({ log }).load(walletDecider, uid)
    expect([state.balances.USD?.available, revision]).toEqual(['4.8', 479])
    await other.close()
  })

  test('is a conflict for a writer that knew the stream before', async () => {
    const other = await createPostgresLog({ url: database.url })
    const stream = newStream()
    await log.append(stream, 'no-stream', newEvents(1))
    await other.append(stream, 0, newEvents(4))
    const stale = [log.append(stream, 0, newEvents(1)), log.append(newStream(), 'no-stream', newEvents(1))]
    await expect(stale[0]).rejects.toMatchObject({ actual: 4 })
    await stale[1]
    await log.append(stream, 4, newEvents(1))
    await expect(other.append(stream, 4, newEvents(1))).rejects.toBeInstanceOf(WrongExpectedRevision)
    await other.close()
  })
})

lostConnectionSuite(() => ({ url: database.url, log, admin }))

test('close waits for the appends under way', async () => {
  const closing = await createPostgresLog({ url: database.url })
  let answered = 0
  for (const stream of Array.from({ length: 1000 }, newStream)) {
    void closing.append(stream, 'no-stream', newEvents(1)).then(() => answered++)
  }
  await closing.close()
  expect(answered).toBe(1000)
  await expect(closing.append(newStream(), 'no-stream', newEvents(1))).rejects.toThrow('closed')
})
