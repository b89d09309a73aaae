import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { hit } from '../lib/load.ts'
import { type Result, race } from '../lib/measure.ts'
import { type Line, told } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import { type Person, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

/** So many events has the busy member, and so many the quiet one beside them. */
const usualEvents = 100_000
const QUIET_EVENTS = 100
/** Their uids, which registration never gives out. */
const [busy, quiet] = [5_000_000, 6_000_000]
/** The time that opening and stepping may take, in milliseconds. */
const [OPEN_MS, STEP_MS] = [1000, 100]

/**
 * Opens and steps through the history of one member who has all the events of the log, as the replay on screen asks for it,
 * and of one who has a hundred. `must` holds the median against the time it may take.
 */
export const replay = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  { events = usualEvents }: { readonly events?: number } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('replay')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // Makes its tables.
  await (await openLog({ databaseUrl })).close()
  await seedLog(pool, { events, members: 1, firstUid: busy })
  await seedLog(pool, { events: QUIET_EVENTS, members: 1, firstUid: quiet })
  const served = await serveApi({ databaseUrl, members: 1 })
  await served.caughtUp()
  const admin = await served.promoted()
  await pool.query('vacuum (analyze)')
  const ask = asking(served.base, admin)
  const lines: Line[] = []
  for (const { name, mustMs, once } of works(ask)) {
    const members = [
      { name: `${events} events`, once: once(busy, events, 0) },
      { name: `${QUIET_EVENTS} events`, once: once(quiet, QUIET_EVENTS, events) },
    ]
    const [many, few] = (await race(members, { clients: 1, rounds, roundMs })) as [Result, Result]
    lines.push(against(name, many, few), within(name, many, mustMs))
  }
  await Promise.all([served.stop(), pool.end()])
  return lines
}

const asking = (base: string, session: Person) => (path: string) =>
  hit(`${base}/v1/audit/histories/${path}`, { session, expect: '"status":true' })

type Ask = ReturnType<typeof asking>
const at = (place: object) => encodeURIComponent(JSON.stringify(place))

/** When the event at a position was decided: the seed counts seconds. */
const momentOf = (position: number) => new Date(Date.UTC(2026, 0, 1) + position * 1000).toISOString()

/** Opening asks how much there is, and for the last event; stepping for one place, anywhere. */
const works = (ask: Ask) => [
  {
    name: 'replay, opened',
    mustMs: OPEN_MS,
    once: (uid: number, events: number) => async () => {
      await ask(`${uid}`)
      await ask(`${uid}/steps/${at({ step: events })}`)
    },
  },
  {
    name: 'replay, one step',
    mustMs: STEP_MS,
    once: (uid: number, events: number) => (_: number, n: number) =>
      ask(`${uid}/steps/${at({ step: ((n * 7919) % events) + 1 })}`),
  },
  {
    name: 'replay, to a moment',
    mustMs: STEP_MS,
    once: (uid: number, events: number, before: number) => (_: number, n: number) =>
      ask(`${uid}/steps/${at({ at: momentOf(before + ((n * 7919) % events) + 1) })}`),
  },
]

const against = (bench: string, many: Result, few: Result): Line => ({
  bench,
  against: few.name,
  ratio: many.p50 / few.p50,
  note: `${told(many)} against ${told(few)}`,
})

const within = (bench: string, many: Result, mustMs: number): Line => ({
  bench,
  against: `${mustMs} ms`,
  ratio: many.p50 / mustMs,
  must: { atMost: 1 },
  note: told(many),
})
