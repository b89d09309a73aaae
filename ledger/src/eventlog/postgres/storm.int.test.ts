import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import {
  type Append,
  AppendRefused,
  hashAtEnd,
  type Log,
  type NewEvent,
  type StoredEvent,
  WrongExpectedRevision,
} from '../log.ts'
import { appendAfter, type End } from '../stream-appender.ts'
import { readPages } from '../testing/contract/kit.ts'
import { createPostgresLog } from './postgres-log.ts'

const streams = Array.from({ length: 8 }, (_, n) => `storm-${n}`)
const empty: End = { revision: -1, hash: '0'.repeat(64) }

/** Numbers below `most` that follow from a seed (mulberry32). */
const numbers = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** Events that follow each other in a chain, like ours, and where the stream stands behind them. */
const chained = (name: string, after: End, count: number): { events: readonly NewEvent[]; end: End } => {
  let { revision, hash } = after
  const events = Array.from({ length: count }, (_, n) => {
    const id = sha(`${name} ${n}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
    const previous = hash
    hash = sha(`${previous} ${id}`)
    revision++
    return { id, type: 'Written', data: '{}', metadata: `{"previousHash":"${previous}","hash":"${hash}"}` }
  })
  return { events, end: { revision, hash } }
}

type Answer = 'written' | 'refused' | 'unknown'
type Tried = { readonly appends: readonly Append[]; answer: Answer; positions: readonly unknown[] }

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** One process: several writers that go on from where they think each stream is, many of them wrongly. */
const writeOn = async (log: Log, name: string, seed: number, tries: number): Promise<readonly Tried[]> => {
  const below = numbers(seed)
  const ends = new Map<string, End>()
  const tried: Tried[] = []
  const endOf = async (stream: string): Promise<End> => {
    const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 })
    return last ? { revision: last.revision, hash: hashAtEnd(last.metadata) } : empty
  }
  const oneTry = async (at: string) => {
    const first = below(streams.length)
    const joined =
      below(3) === 0 ? [first] : [first, (first + 1 + below(streams.length - 1)) % streams.length]
    const appends: Append[] = []
    for (const [part, n] of joined.entries()) {
      const stream = streams[n] as string
      const after = ends.get(stream) ?? empty
      const { events, end } = chained(`${at} ${part}`, after, 1 + below(3))
      appends.push(appendAfter(stream, after, events))
      // The next goes on from here before this has been answered.
      ends.set(stream, end)
    }
    const one: Tried = { appends, answer: 'unknown', positions: [] }
    tried.push(one)
    try {
      one.positions = (await log.appendTogether(appends)).map(({ position }) => position)
      one.answer = 'written'
    } catch (error) {
      if (error instanceof WrongExpectedRevision || error instanceof AppendRefused) one.answer = 'refused'
      for (const { stream } of appends) ends.set(stream, await endOf(stream))
    }
  }
  const writers = Array.from({ length: 12 }, async (_, writer) => {
    for (let n = 0; n < tries; n++) await oneTry(`${name} ${writer} ${n}`)
  })
  await Promise.all(writers)
  return tried
}

/** Ends the connections that write, again and again, until told to stop. */
const cutConnections = async (admin: Client, below: (most: number) => number, isOver: () => boolean) => {
  for (let cuts = 0; ; cuts++) {
    await new Promise(resolve => setTimeout(resolve, 20 + below(120)))
    if (isOver()) return cuts
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'strongroom log writer'`,
    )
  }
}

test.each([1, 2])(
  'of appends to one stream and to two, by two processes whose connections break, each is written once and whole, or not at all (%i)',
  async seed => {
    const admin = new Client({ connectionString: database.url })
    await admin.connect()
    const logs = await Promise.all([0, 1].map(() => createPostgresLog({ url: database.url })))
    let isOver = false
    const cutting = cutConnections(admin, numbers(-seed), () => isOver)
    const tried = (
      await Promise.all(logs.map((log, n) => writeOn(log, `${seed} ${n}`, 10 * seed + n, 40)))
    ).flat()
    isOver = true
    expect(await cutting).toBeGreaterThan(2)

    const [log] = logs as [Log]
    const all = await readPages(log, { limit: 1_000 })
    const at = new Map(all.map((event, place) => [`${event.stream} ${event.id}`, place]))
    expect(at.size).toBe(all.length)
    for (const { appends, answer, positions } of tried) {
      const places = appends.flatMap(({ stream, events }) =>
        events.map(({ id }) => at.get(`${stream} ${id}`)),
      )
      const isThere = places[0] !== undefined
      // All of it, one behind the other, or nothing.
      expect(places).toEqual(places.map((_, n) => (isThere ? (places[0] as number) + n : undefined)))
      if (answer !== 'unknown') expect(isThere).toBe(answer === 'written')
      if (answer !== 'written') continue
      const lasts = appends.map(({ stream, events }) => at.get(`${stream} ${events.at(-1)?.id}`) as number)
      expect(positions).toEqual(lasts.map(place => all[place]?.position))
    }
    for (const stream of streams) expectWhole(all.filter(event => event.stream === stream))
    const answers = Map.groupBy(tried, ({ answer }) => answer)
    expect(answers.get('written')?.length).toBeGreaterThan(100)
    expect(answers.get('refused')?.length).toBeGreaterThan(20)
    expect(tried.some(({ appends, answer }) => appends.length > 1 && answer === 'written')).toBe(true)
    for (const each of logs) await each.close()
    await admin.end()
  },
  240_000,
)

const expectWhole = (events: readonly StoredEvent[]) => {
  let { hash, revision } = empty
  for (const event of events) {
    revision++
    expect(event.revision).toBe(revision)
    expect(JSON.parse(event.metadata).previousHash).toBe(hash)
    hash = hashAtEnd(event.metadata)
  }
}
