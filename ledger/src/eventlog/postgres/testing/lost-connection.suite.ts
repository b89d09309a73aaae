import type { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Log, OutcomeUnknown } from '../../log.ts'
import { idsOf, newEvents, newStream } from '../../testing/contract/kit.ts'
import { createPostgresLog } from '../postgres-log.ts'
import { type DatabaseProxy, startProxy } from './test-proxy.ts'

type Given = {
  /** Address of the database whose connections are cut. */
  readonly url: string
  /** Another log on that database, and a client of it, that no cut reaches. */
  readonly log: Log
  readonly admin: Client
}

/** Appends of a log that loses its connection, its server's answer, or its server. */
export const lostConnectionSuite = (given: () => Given) =>
  describe('when the connection fails', () => {
    let log: Log
    let proxy: DatabaseProxy
    let remote: Log
    beforeEach(async () => {
      log = given().log
      proxy = await startProxy(given().url)
      remote = await createPostgresLog({ url: proxy.url, appendTimeoutMs: 20_000 })
      await remote.append(newStream(), 'no-stream', newEvents(1))
    })
    afterEach(async () => {
      await remote.close()
      await proxy.close()
    })

    test('an append whose answer got lost is answered, and written once', async () => {
      const streams = Array.from({ length: 30 }, newStream)
      const hot = newStream()
      const cut = proxy.loseAnswerTo('append many')
      const results = await Promise.all([
        ...streams.map(stream => remote.append(stream, 'no-stream', newEvents(2))),
        ...Array.from({ length: 10 }, (_, i) =>
          remote.append(hot, i === 0 ? 'no-stream' : i - 1, newEvents(1)),
        ),
      ])
      await cut
      expect(results.slice(0, 30).every(({ revision }) => revision === 1)).toBe(true)
      expect(results.slice(30).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const [i, stream] of streams.entries()) {
        const stored = await log.readStream(stream)
        expect(stored.map(({ position }) => position).at(-1)).toBe(results[i]?.position)
        expect(stored).toHaveLength(2)
      }
      expect(await log.readStream(hot)).toHaveLength(10)
    })

    test('a server that answers no more leaves the outcome unknown, in bounded time', async () => {
      const [stream, events] = [newStream(), newEvents(1)]
      await remote.close()
      remote = await createPostgresLog({ url: proxy.url, appendTimeoutMs: 1_500 })
      await remote.append(newStream(), 'no-stream', newEvents(1))
      proxy.sleep()
      await expect(remote.append(stream, 'no-stream', events)).rejects.toBeInstanceOf(OutcomeUnknown)
      proxy.wake()
      expect(await remote.append(stream, 'no-stream', events)).toMatchObject({ revision: 0 })
      expect(idsOf(await log.readStream(stream))).toEqual(idsOf(events))
    })

    test('every append that is answered has been written exactly once', async () => {
      let isDone = false
      const acknowledged = new Map<string, string>()
      const write = async (writer: number) => {
        const stream = newStream()
        for (let revision = -1; !isDone; revision++) {
          const events = newEvents(1)
          await remote.append(stream, revision === -1 ? 'no-stream' : revision, events)
          acknowledged.set(events[0]?.id ?? '', `${stream} ${revision + 1} ${writer}`)
        }
        return stream
      }
      const writers = Array.from({ length: 16 }, (_, writer) => write(writer))
      for (let i = 0; i < 8; i++) {
        const seen = acknowledged.size
        while (acknowledged.size < seen + 50) await new Promise(setImmediate)
        await given().admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'strongroom log%'`,
        )
      }
      isDone = true
      const streams = await Promise.all(writers)
      const { rows } = await given().admin.query(
        'select id, stream, revision from log.events where stream = any($1)',
        [streams],
      )
      expect(rows).toHaveLength(acknowledged.size)
      for (const { id, stream, revision } of rows) {
        expect(acknowledged.get(id)).toMatch(new RegExp(`^${stream} ${revision} `))
      }
    })
  })
