import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLedger, type Ledger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import pg from 'pg'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { startApart } from '../lib/apart.ts'
import { type ChangeStream, moreSessions, openStreams } from '../lib/change-streams.ts'
import type { HeldMemory } from '../lib/held-memory.ts'
import { hit } from '../lib/load.ts'
import { at, median } from '../lib/measure.ts'
import { startWorker } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import { type Person, personOf, type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const streams = 1_000

/** Memory of open streams of changes, and how soon their messages come: against the least that streams take, and the best polling. */
export const changes = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('changes')
  const served = await serveApi({ databaseUrl })
  const worker = startWorker(databaseUrl)
  const bare = await startBare()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const log = await openLog({ databaseUrl })
  try {
    const sessions = await moreSessions(pool, served.people, streams)
    const keeping = [
      keeper(served, sessions),
      { ...bare, open: () => openStreams(bare.base, sessions, streams) },
    ]
    const held = []
    // The first time pays for what is loaded and made once.
    for (let round = -1; round < rounds; round++) {
      const costs = []
      for (const each of keeping) costs.push(await costOf(each))
      if (round >= 0) held.push(costs as [HeldMemory, HeldMemory])
    }
    const times = await timed({ served, ledger: createLedger({ log }), sessions, rounds, roundMs })
    return [memoryLine(held), ...timeLines(times)]
  } finally {
    await Promise.all([served.stop(), worker.stop(), bare.stop(), pool.end(), log.close()])
  }
}

/** A process that keeps streams open. */
type Keeper = {
  readonly open: () => Promise<readonly ChangeStream[]>
  readonly memory: () => Promise<HeldMemory>
  readonly streamsNow: () => Promise<number>
}

const keeper = (served: Served, sessions: readonly Person[]): Keeper => ({
  open: () => openStreams(served.base, sessions, streams),
  memory: served.heldMemory,
  streamsNow: async () => {
    const metrics = await (await fetch(`${served.base}/metrics`)).text()
    return Number(/^strongroom_change_streams (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
  },
})

const startBare = async () => {
  const port = await freePort()
  const child = startApart(new URL('../lib/bare-streams-process.ts', import.meta.url), [], {
    env: { ...process.env, PORT: String(port) },
  })
  await once(child, 'message')
  const ask = async (): Promise<HeldMemory & { readonly streams: number }> => {
    const answered = once(child, 'message')
    child.send({})
    return (await answered)[0]
  }
  return {
    base: `http://127.0.0.1:${port}`,
    memory: ask,
    streamsNow: async () => (await ask()).streams,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The memory that its streams hold, and all that is resident meanwhile. The system's own for their sockets is in neither. */
const costOf = async ({ open, memory, streamsNow }: Keeper): Promise<HeldMemory> => {
  const before = await memory()
  const opened = await open()
  const after = await memory()
  for (const each of opened) each.leave()
  while ((await streamsNow()) > 0) await sleep(20)
  return { heldMb: after.heldMb - before.heldMb, residentMb: after.residentMb }
}

const memoryLine = (held: readonly (readonly [HeldMemory, HeldMemory])[]): Line => {
  const told = (which: 0 | 1) => {
    const mb = (of: keyof HeldMemory) => median(held.map(costs => costs[which][of])).toFixed(1)
    return `${mb('heldMb')} MB (${mb('residentMb')} resident in all)`
  }
  return {
    bench: 'memory of 1,000 open streams of changes',
    against: 'streams of Node alone',
    ratio: median(held.map(([ours, bare]) => ours.heldMb / bare.heldMb)),
    must: { atMost: 3 },
    note: `${told(0)} against ${told(1)}`,
  }
}

type Timing = {
  readonly served: Served
  readonly ledger: Ledger
  readonly sessions: readonly Person[]
  readonly rounds: number
  readonly roundMs: number
}
/** Milliseconds from a command's answer until its member knows, sorted, by round. */
type Times = { readonly told: number[][]; readonly polled: number[][] }

/** All streams are open in both turns: what differs is how the one member who is asked learns of it. */
const timed = async ({ served, ledger, sessions, rounds, roundMs }: Timing): Promise<Times> => {
  const open = await openStreams(served.base, sessions, streams)
  const streamOf = new Map(open.map(each => [each.uid, each]))
  const told = async (n: number) => {
    const { uid } = personOf(served, n)
    const { position } = await submit(ledger, uid)
    const answered = performance.now()
    await streamOf.get(uid)?.until(position)
    return performance.now() - answered
  }
  const polled = async (n: number) => {
    const person = personOf(served, n)
    const { topUpId } = await submit(ledger, person.uid)
    const answered = performance.now()
    while (!(await shows(served, person, topUpId)));
    return performance.now() - answered
  }
  for (const each of [told, polled]) await turn(each, roundMs)
  const times: Times = { told: [], polled: [] }
  for (let round = 0; round < rounds; round++) {
    times.told.push(await turn(told, roundMs))
    times.polled.push(await turn(polled, roundMs))
  }
  for (const each of open) each.leave()
  return times
}

const turn = async (one: (n: number) => Promise<number>, ms: number): Promise<number[]> => {
  const times: number[] = []
  for (const end = performance.now() + ms; performance.now() < end; ) times.push(await one(times.length))
  return times.sort((a, b) => a - b)
}

const newest = encodeURIComponent(JSON.stringify({ limit: 1 }))
const shows = ({ base }: Served, session: Person, topUpId: string): Promise<boolean> =>
  hit(`${base}/v1/topup/user/${session.uid}/${newest}`, { session, expect: topUpId }).then(
    () => true,
    () => false,
  )

const submit = async (ledger: Ledger, uid: string) => {
  const topUpId = randomUUID()
  const outcome = await ledger.handle(walletDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'bench' },
    correlationId: 'bench',
    command: {
      type: 'SubmitTopUp',
      input: { topUpId, currency: 'USD', network: 'TRC20', amount: '1.00', txid: topUpId },
      given: { verified: true, currency: { code: 'USD', scale: 2 }, networkOffered: true },
    },
  })
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.kind)
  return { topUpId, position: String(outcome.position) }
}

const timeLines = ({ told, polled }: Times): readonly Line[] =>
  (
    [
      ['the middle', 0.5],
      ['p99', 0.99],
    ] as const
  ).map(([name, share]) => {
    const [ours, theirs] = [told, polled].map(all => all.map(times => at(times, share)))
    return {
      bench: `answered → message at the client, ${name}`,
      against: 'asking for the list without a pause',
      ratio: median(told.map((times, round) => at(times, share) / at(polled[round] ?? [], share))),
      must: { atMost: 2 },
      note: `${median(ours ?? []).toFixed(1)} against ${median(theirs ?? []).toFixed(1)} ms, 1,000 streams open; ${told.flat().length} messages`,
    }
  })
