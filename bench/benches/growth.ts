import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import pg from 'pg'
import { hit } from '../lib/load.ts'
import { type Contender, type Result, race } from '../lib/measure.ts'
import { type Line, told } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import { type Person, personOf, type Served, serveApi, topUps } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const usualSizes = [10_000, 100_000, 1_000_000]
/** A log grows by members as well as by the events of each: this is the number of events of one. */
const eventsPerMember = 50
const signedIn = 8

type Grown = {
  readonly events: number
  readonly served: Served
  readonly admin: Person
  /** Folds a member's wallet from its first event, with nothing remembered. */
  readonly replay: (n: number) => Promise<unknown>
  readonly stop: () => Promise<unknown>
}

/** Measures how work slows down as the log grows: the same work on platforms with logs of several sizes, against the smallest. */
export const growth = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  { sizes = usualSizes }: { readonly sizes?: readonly number[] } = {},
): Promise<Line[]> => {
  const platforms: Grown[] = []
  for (const events of sizes) platforms.push(await grown(server, events))
  const lines: Line[] = []
  for (const [bench, workOf] of Object.entries(works)) {
    const contenders = platforms.map(each => ({ ...workOf(each), name: `${each.events} events` }))
    lines.push(...linesOf(bench, await race(contenders, { clients: 1, rounds, roundMs })))
  }
  await Promise.all(platforms.map(each => each.stop()))
  return lines
}

const grown = async (server: BenchServer, events: number): Promise<Grown> => {
  const databaseUrl = await server.platformDatabase(`growth_${events}`)
  const log = await openLog({ databaseUrl })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const members = Math.max(1, Math.floor(events / eventsPerMember))
  await seedLog(pool, { events, members })
  // Members who register now are given the wallets of seeded members.
  const served = await serveApi({ databaseUrl, members: signedIn })
  const admin = await served.promoted()
  await pool.query('vacuum (analyze)')
  return {
    events,
    served,
    admin,
    replay: n => createLedger({ log }).load(walletDecider, String(100_000 + ((n * 7) % members))),
    stop: async () => Promise.all([served.stop(), pool.end(), log.close()]),
  }
}

const listing = (filter: object) => encodeURIComponent(JSON.stringify(filter))

const read = ({ served }: Grown, path: string, session: Person): Promise<void> =>
  hit(`${served.base}/v1/${path}`, { session, expect: '"status":true' })

/** The command comes last: no worker keeps the read models up meanwhile, and its readers wait for their own commands. */
const works: Readonly<Record<string, (grown: Grown) => Omit<Contender, 'name'>>> = {
  'wallet read': grown => ({
    once: (_, n) => read(grown, `wallets/userWallet/${listing({})}`, personOf(grown.served, n)),
  }),
  'list of everybody, page 1': grown => ({
    once: () => read(grown, `transactions/list/${listing({ page: 1 })}`, grown.admin),
  }),
  'list of everybody, page 100': grown => ({
    once: () => read(grown, `transactions/list/${listing({ page: 100 })}`, grown.admin),
  }),
  'statement of a member': grown => ({
    once: (_, n) => {
      const person = personOf(grown.served, n)
      return read(grown, `usertransactions/list/${person.uid}/${listing({})}`, person)
    },
  }),
  'replay of a member': ({ replay }) => ({ once: (_, n) => replay(n) }),
  'command through HTTP': ({ served }) => topUps('', served),
}

/** Times of one after the other, so the comparison is of single durations. */
const linesOf = (bench: string, [smallest, ...larger]: readonly Result[]): Line[] =>
  larger.map(each => ({
    bench: `${bench}, ${each.name}`,
    against: smallest?.name ?? '',
    ratio: each.p50 / (smallest?.p50 ?? Number.NaN),
    must: { atMost: 1.3 },
    note: smallest ? `${told(each)} against ${told(smallest)}` : '',
  }))
