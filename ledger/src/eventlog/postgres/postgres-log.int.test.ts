import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import { logContract } from '../log.contract.ts'
import type { Log, StoredEvent } from '../log.ts'
import { collect, idsOf, newEvents, newStream, readPages } from '../testing/contract/kit.ts'
import { createPostgresLog } from './postgres-log.ts'

describe('shared', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  logContract('PostgreSQL', () => createPostgresLog({ url: database.url }))
})

describe('a log in PostgreSQL', () => {
  let database: FreshDatabase
  let admin: Client
  let log: Log

  beforeEach(async () => {
    database = await freshDatabase()
    admin = new Client({ connectionString: database.url })
    await admin.connect()
    log = await createPostgresLog({ url: database.url, pollMs: 60_000 })
  })
  afterEach(async () => {
    await log.close()
    await admin.end()
    await database.drop()
  })

  test('has no head while it is empty', async () => {
    expect(await log.head()).toBeUndefined()
    expect(await log.readAll({ limit: 10 })).toEqual([])
  })

  test('wakes the subscribers of other processes', async () => {
    const other = await createPostgresLog({ url: database.url, pollMs: 60_000 })
    const seen = collect(other, {})
    for (let count = 1; count <= 3; count++) {
      await log.append(newStream(), 'no-stream', newEvents(1))
      await seen.reaches(count)
      // Cut off from the notices, it comes back to them.
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'strongroom log listener'`,
      )
    }
    await other.close()
  })

  test('is polled, should a notice get lost', async () => {
    const other = await createPostgresLog({ url: database.url, pollMs: 50 })
    const seen = collect(other, {})
    await log.append(newStream(), 'no-stream', newEvents(1))
    await seen.reaches(1)
    // Written past the adapter, so without a notice.
    await admin.query(
      `insert into log.events select position + 1, created_at, gen_random_uuid(), 0, 'silent-1', type, data, metadata from log.events`,
    )
    await seen.reaches(2)
    await other.close()
  })

  test('goes on delivering when all connections are cut', async () => {
    const seen = collect(log, {})
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      const events = newEvents(3)
      await log.append(newStream(), 'no-stream', events)
      ids.push(...idsOf(events))
      await seen.reaches(ids.length)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'strongroom log%'`,
      )
    }
    expect(idsOf(seen.events)).toEqual(ids)
  })

  test('finds the few streams of a prefix without reading the log', async () => {
    for (let i = 0; i < 20; i++) {
      await Promise.all(
        Array.from({ length: 10 }, () => log.append(newStream(), 'no-stream', newEvents(100))),
      )
    }
    await log.append('rare-1', 'no-stream', newEvents(2))
    await admin.query('analyze log.events')
    const { rows } = await admin.query(
      `explain select * from log.events where position > 0 and starts_with(stream, 'rare-') order by position limit 100`,
    )
    expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('events_stream_revision_key')
  })

  describe('written to by sixteen writers in two processes', () => {
    let reader: Log
    beforeEach(async () => {
      reader = await createPostgresLog({ url: database.url })
    })
    afterEach(() => reader.close())

    const script = fileURLToPath(new URL('./testing/test-writer.ts', import.meta.url))
    /** Starts a process; `acknowledged` grows as it writes. */
    const startWriter = (seconds: number) => {
      const child = spawn(process.execPath, [script, database.url, 'shared-', '8', String(seconds)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const acknowledged: string[] = []
      createInterface(child.stdout).on('line', id => acknowledged.push(id))
      return { child, acknowledged, ended: once(child, 'close') }
    }
    /** Pages through the log again and again while it grows. */
    const readWhile = async (isRunning: () => boolean) => {
      const events: StoredEvent[] = []
      while (isRunning())
        events.push(...(await readPages(reader, { after: events.at(-1)?.position, limit: 100 })))
      return [...events, ...(await readPages(reader, { after: events.at(-1)?.position, limit: 100 }))]
    }
    const stored = async () => {
      const { rows } = await admin.query('select id, stream, revision from log.events order by position')
      return rows as { id: string; stream: string; revision: number }[]
    }
    const expectWholeStreams = (rows: Awaited<ReturnType<typeof stored>>) => {
      const next = new Map<string, number>()
      for (const { stream, revision } of rows) {
        expect(revision).toBe(next.get(stream) ?? 0)
        next.set(stream, revision + 1)
      }
    }

    test('shows readers every event once and in order', async () => {
      const seen = collect(reader, {})
      const writers = [startWriter(2), startWriter(2)]
      let isRunning = true
      const reading = readWhile(() => isRunning)
      await Promise.all(writers.map(writer => writer.ended))
      isRunning = false
      const rows = await stored()
      expectWholeStreams(rows)
      await seen.reaches(rows.length)
      expect(idsOf(await reading)).toEqual(rows.map(row => row.id))
      expect(idsOf(seen.events)).toEqual(rows.map(row => row.id))
      expect(writers.flatMap(writer => writer.acknowledged).sort()).toEqual(rows.map(row => row.id).sort())
    })

    test('keeps what was acknowledged when one of them is killed', async () => {
      const seen = collect(reader, {})
      const [killed, survivor] = [startWriter(60), startWriter(2)]
      while (killed.acknowledged.length < 300) await once(killed.child.stdout, 'data')
      killed.child.kill('SIGKILL')
      await Promise.all([killed.ended, survivor.ended])
      const rows = await stored()
      expectWholeStreams(rows)
      const ids = new Set(rows.map(row => row.id))
      expect(ids.size).toBe(rows.length)
      expect([...killed.acknowledged, ...survivor.acknowledged].filter(id => !ids.has(id))).toEqual([])
      await seen.reaches(rows.length)
      expect(idsOf(seen.events)).toEqual(rows.map(row => row.id))
    })
  })
})
