import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client'
import type { Position } from '@strongroom/ledger/eventlog'
import { type Log, type NewEvent, openLog } from '@strongroom/ledger/eventlog/log'
import { spawnTestEventStore } from '@strongroom/ledger/testing'
import { present } from '@strongroom/shared'
import { type Contender, type Result, race } from './lib/measure.ts'
import { type Line, print, rateLine } from './lib/report.ts'
import { payload } from './peers/peer.ts'

/**
 * The share of its client's own speed that our adapter reaches: the same events, the same server, turn by turn in the same run.
 * `node bench/eventstore.ts` uses the test server in a process of its own; with `EVENTSTORE_TEST_URL` a real node.
 */
const atLeast = 0.8
const eventsToRead = 5_000
const data = payload('ada', 1)
const metadata = {
  actor: { kind: 'member', id: '100044' },
  correlationId: randomUUID(),
  at: '2026-01-31T12:00:00Z',
}
const texts = { type: 'QuickPaySent', data: JSON.stringify(data), metadata: JSON.stringify(metadata) }
const newEvent = (): NewEvent => ({ id: randomUUID(), ...texts })
const run = randomUUID().slice(0, 8)

const appendsOf = (log: Log, client: EventStoreDBClient, inFlight: number): [Contender, Contender] => [
  {
    name: 'adapter',
    once: (n, turn) =>
      log.append(`${run}ours${inFlight}-${n}`, turn === 0 ? 'no-stream' : turn - 1, [newEvent()]),
  },
  {
    name: 'client',
    once: (n, turn) =>
      client.appendToStream(
        `${run}bare${inFlight}-${n}`,
        jsonEvent({ id: randomUUID(), type: texts.type, data, metadata }),
        { expectedRevision: turn === 0 ? NO_STREAM : BigInt(turn - 1) },
      ),
  },
]

/** Each of them reads as many events of `$all`; ours in one call, and in pages as a projection does. */
const readsOf = (log: Log, client: EventStoreDBClient): Contender[] => [
  { name: 'adapter', once: () => log.readAll({ limit: eventsToRead }) },
  {
    name: 'adapter in pages',
    once: async () => {
      let after: Position | undefined
      for (let read = 0; read < eventsToRead; read += 1_000)
        after = (await log.readAll({ after, limit: 1_000 })).at(-1)?.position
    },
  },
  {
    name: 'client',
    once: async () => {
      let read = 0
      for await (const { event } of client.readAll({ maxCount: eventsToRead })) if (event) read++
      if (read < eventsToRead) throw new Error(`only ${read} events to read`)
    },
  },
]

const seed = async (log: Log): Promise<void> => {
  for (let written = 0; written < eventsToRead + 1_000; written += 100)
    await log.append(`${run}seed-${written}`, 'no-stream', Array.from({ length: 100 }, newEvent))
}

const perEvent = (result: Result): Result => ({
  ...result,
  perSecond: result.perSecond * eventsToRead,
  low: result.low * eventsToRead,
  high: result.high * eventsToRead,
})

const measure = async (name: string, url: string): Promise<Line[]> => {
  const log = await openLog({ eventstoreUrl: url, databaseUrl: '' })
  // Two clients in one process: a race, which the product never runs, and only while nothing fails.
  const client = EventStoreDBClient.connectionString(url)
  const lines: Line[] = []
  await seed(log)
  const reads = await race(readsOf(log, client), { clients: 1, rounds: 31, roundMs: 1 })
  const [whole, paged, read] = reads.map(perEvent) as [Result, Result, Result]
  lines.push(rateLine(`${name}: reading $all`, whole, read, { atLeast }))
  lines.push(rateLine(`${name}: reading $all in pages`, paged, read, { atLeast }))
  for (const inFlight of [1, 32, 256]) {
    const [ours, bare] = await race(appendsOf(log, client, inFlight), {
      clients: inFlight,
      rounds: 25,
      roundMs: 250,
    })
    lines.push(
      rateLine(
        `${name}: ${inFlight} in flight`,
        present(ours, 'our result'),
        present(bare, 'the result beside it'),
        { atLeast },
      ),
    )
  }
  await client.dispose()
  await log.close()
  return lines
}

if (process.env.EVENTSTORE_TEST_URL) print(await measure('node', process.env.EVENTSTORE_TEST_URL))
else {
  // As on disk, where a write takes a while, and with nothing to wait for, which shows most of our own cost.
  for (const inFlightWriteMs of [1, 0]) {
    const server = await spawnTestEventStore({ faults: { inFlightWriteMs } })
    print(await measure(`${inFlightWriteMs} ms a write`, server.url))
    await server.stop()
  }
}
process.exit()
