import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import type { Scan, ScannedEvent } from '../log.ts'
import { type Log, LogUnavailable } from '../log.ts'

import { idsOf, newEvent, newEvents, newStream, readPages } from '../testing/contract/kit.ts'
import { createPostgresLog } from './postgres-log.ts'
import { createScan } from './scan.ts'

/** Enough for a thread and several stretches of it. */
const EVENTS = 1_250

describe('a scan in PostgreSQL', () => {
  let database: FreshDatabase
  let log: Log

  beforeAll(async () => {
    database = await freshDatabase()
    log = await createPostgresLog({ url: database.url })
    for (let n = 0; n < 5; n++) await log.append(newStream(), 'no-stream', newEvents(EVENTS / 5))
  })
  afterAll(async () => {
    await log.close()
    await database.drop()
  })

  const open = (stretchEvents: number) => createScan(database.url, log.readAll, { stretchEvents })(undefined)
  const rest = async (scan: Scan) => {
    const events: ScannedEvent[] = []
    for (let some = await scan.next(); some.length > 0; some = await scan.next()) events.push(...some)
    return events
  }

  test.each([1, 250, 300])('goes on from stretch to stretch of %i events', async stretchEvents => {
    const scan = open(stretchEvents)
    const paged = await readPages(log, { limit: 1_000 })
    const events = await rest(scan)
    expect(idsOf(events)).toEqual(idsOf(paged))
    // These carry no hash, and the scan has checked those behind the first page.
    expect(events.slice(500).every(event => event.isIntact === false)).toBe(true)
    await scan.close()
  })

  test('hands on large events in pieces, and none of them twice', async () => {
    const [first] = await log.readAll({ limit: 1 })
    const large = Array.from({ length: 8 }, () => newEvent('x'.repeat(100_000)))
    for (let n = 0; n < 3; n++)
      await log.append(
        newStream(),
        'no-stream',
        large.map(each => ({ ...each, id: randomUUID() })),
      )
    const scan = createScan(database.url, log.readAll, { stretchEvents: 300, pieceBytes: 250_000 })(
      first?.position,
    )
    const sizes: number[] = []
    const events: ScannedEvent[] = []
    for (let some = await scan.next(); some.length > 0; some = await scan.next()) {
      sizes.push(some.reduce((bytes, { data }) => bytes + data.length, 0))
      events.push(...some)
    }
    expect(idsOf(events)).toEqual(idsOf(await readPages(log, { after: first?.position, limit: 1_000 })))
    expect(Math.max(...sizes)).toBeLessThan(250_000 + 2 * 100_000)
    await scan.close()
  })

  test('that loses its connection says so, and does not pass for the end of the log', async () => {
    const scan = open(1)
    // The first events come in a page; with the next the thread is there, some stretches ahead and waiting.
    for (let n = 0; n < 2; n++) await scan.next()
    const admin = new Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'strongroom log scan'`,
    )
    await admin.end()
    await expect(rest(scan)).rejects.toThrow(LogUnavailable)
    await scan.close()
  })
})
