import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as EventLog from '@strongroom/ledger/eventlog'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type * as LogDoor from '@strongroom/ledger/eventlog/log'
import type * as Wallet from '@strongroom/ledger/wallet'
import type * as Projections from '@strongroom/projections'
import type { Views } from '@strongroom/projections'
import { itemAt } from '@strongroom/shared'
import pg from 'pg'
import { startWorker } from '../lib/processes.ts'
import { processorSecondsOf, serverProcessorSeconds } from '../lib/processor-time.ts'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

/** The aim for the slowest one in a hundred, in milliseconds. */
const aimMs = 50
const secondsEach = 10
const rates = [10, 500]
const shown = ['wallets', 'balances', 'movements']

/** Waits of the commands at one rate, sorted, and the processor time of the platform meanwhile. */
type Measured = { readonly waits: readonly number[]; readonly spent: readonly number[] }

/**
 * How long after a command's answer the read models of a worker process show it, in each of several runs: an aim, so nothing
 * is raced. Where another checkout is named, it takes its turns in the same rounds, and the two are compared.
 */
export const visible = async (server: BenchServer, rounds: number, beside?: string): Promise<Line[]> => {
  const here = new URL('../../', import.meta.url)
  const roots = beside ? [here, new URL(`file://${beside.replace(/\/*$/, '/')}`)] : [here]
  const runs: Measured[][][] = roots.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, root] of roots.entries())
      runs[at]?.push(await runOf(server, root, `visible_${round}_${at}`))
  return rates.flatMap((rate, at) => {
    const [ours = [], theirs] = runs.map(all => all.map(run => itemAt(run, at)))
    return [
      aimLine(rate, ours),
      ...(theirs ? [raceLine(rate, ours, theirs)] : []),
      spentLine(rate, ours, theirs),
    ]
  })
}

/** One run of a checkout's code: a new database, a worker process, and all rates one after the other. */
const runOf = async (server: BenchServer, root: URL, name: string): Promise<Measured[]> => {
  const load = <T>(path: string): Promise<T> => import(new URL(path, root).href)
  const { createLedger } = await load<typeof EventLog>('ledger/src/eventlog/index.ts')
  const { openLog } = await load<typeof LogDoor>('ledger/src/eventlog/log/index.ts')
  const { walletDecider } = await load<typeof Wallet>('ledger/src/wallet/index.ts')
  const { createViews } = await load<typeof Projections>('projections/src/index.ts')
  const url = await server.platformDatabase(name)
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const views = createViews({ pool, log })
  await views.prepare(url)
  const worker = startWorker(url, root)
  const ledger = createLedger({ log })
  const submit = (member: number) => command(ledger, walletDecider, member)
  const spent = () => [
    process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    processorSecondsOf(worker.pid),
    serverProcessorSeconds(server.pid),
  ]
  try {
    await views.waitForPosition((await submit(0)).position, shown, 60_000)
    await atRate(submit, views, 50, 2)
    const measured: Measured[] = []
    for (const rate of rates) {
      const before = spent()
      const waits = await atRate(submit, views, rate, secondsEach)
      measured.push({ waits, spent: spent().map((seconds, at) => seconds - (before[at] ?? 0)) })
    }
    return measured
  } finally {
    await worker.stop()
    await views.close()
    await pool.end()
    await log.close()
  }
}

const usd = { code: 'USD', scale: 2 }

const command = async (ledger: Ledger, walletDecider: typeof Wallet.walletDecider, member: number) => {
  const topUpId = randomUUID()
  const outcome = await ledger.handle(walletDecider, String(100_000 + member), {
    id: randomUUID(),
    actor: { kind: 'system', id: 'bench' },
    correlationId: 'bench',
    command: {
      type: 'SubmitTopUp',
      input: { topUpId, currency: 'USD', network: 'TRC20', amount: '1.00', txid: topUpId },
      given: { verified: true, currency: usd, networkOffered: true },
    },
  })
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.kind)
  return outcome
}

/** How long each command of an even stream of them waited, in milliseconds, the shortest first. */
const atRate = async (
  submit: (member: number) => ReturnType<typeof command>,
  views: Views,
  perSecond: number,
  seconds: number,
): Promise<number[]> => {
  const waits: number[] = []
  const once = async (member: number) => {
    const { position } = await submit(member)
    const answered = performance.now()
    if (!(await views.waitForPosition(position, shown, 30_000)))
      throw new Error('not visible after thirty seconds')
    waits.push(performance.now() - answered)
  }
  const began = performance.now()
  const all: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const early = began + (n * 1000) / perSecond - performance.now()
    if (early > 1) await sleep(early)
    all.push(once(n % 1000))
  }
  await Promise.all(all)
  return waits.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const median = (values: readonly number[]) =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  )
const each = (runs: readonly Measured[], share: number) => runs.map(({ waits }) => at(waits, share))
const told = (values: readonly number[]) => values.map(value => value.toFixed(0)).join(', ')

/** The worst of the runs against the aim. */
const aimLine = (rate: number, runs: readonly Measured[]): Line => ({
  bench: `answered → visible, p99 at ${rate} commands/s, worst run`,
  against: `${aimMs} ms`,
  ratio: Math.max(...each(runs, 0.99)) / aimMs,
  must: { atMost: 1 },
  note: `p50 ${told(each(runs, 0.5))}, p99 ${told(each(runs, 0.99))} ms`,
})

const raceLine = (rate: number, ours: readonly Measured[], theirs: readonly Measured[]): Line => ({
  bench: `answered → visible, p99 at ${rate} commands/s`,
  against: 'the other checkout',
  ratio: median(each(ours, 0.99).map((mine, round) => mine / (each(theirs, 0.99)[round] ?? Number.NaN))),
  note: `the other's p50 ${told(each(theirs, 0.5))}, p99 ${told(each(theirs, 0.99))} ms`,
})

/** Processor time of API, workers and PostgreSQL; the API's part is this process, which only appends and waits. */
const spentLine = (rate: number, ours: readonly Measured[], theirs?: readonly Measured[]): Line => {
  const commands = rate * secondsEach
  const perThousand = (runs: readonly Measured[]) =>
    [0, 1, 2].map(part => median(runs.map(({ spent }) => ((spent[part] ?? 0) * 1000) / commands)))
  const sum = (parts: readonly number[]) => parts.reduce((a, b) => a + b, 0)
  const words = (parts: readonly number[]) => parts.map(part => part.toFixed(2)).join(' + ')
  const [mine, other] = [perThousand(ours), theirs && perThousand(theirs)]
  return {
    bench: `processor seconds per 1,000 commands at ${rate}/s`,
    against: other ? 'the other checkout' : 'a second',
    ratio: sum(mine) / (other ? sum(other) : 1),
    note: `appends + workers + PostgreSQL ${words(mine)}${other ? ` against ${words(other)}` : ''}`,
  }
}
