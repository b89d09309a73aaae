import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLedger, type Ledger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import { createViews, type Views } from '@strongroom/projections'
import pg from 'pg'
import { startWorker } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

/** The aim for the slowest one in a hundred, in milliseconds. */
const aimMs = 50
const secondsEach = 10
const shown = ['wallets', 'balances', 'movements']

/** How long after a command's answer the read models of a worker process show it. A time, so nothing is raced. */
export const visible = async (server: BenchServer): Promise<Line[]> => {
  const url = await server.platformDatabase('visible')
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const views = createViews({ pool, log })
  await views.prepare(url)
  const worker = startWorker(url)
  const ledger = createLedger({ log })
  try {
    await views.waitForPosition((await command(ledger, 0)).position, shown, 30_000)
    await atRate(ledger, views, 50, 2)
    return [await atRate(ledger, views, 10, secondsEach), await atRate(ledger, views, 500, secondsEach)]
  } finally {
    await worker.stop()
    await views.close()
    await pool.end()
    await log.close()
  }
}

const usd = { code: 'USD', scale: 2 }

const command = async (ledger: Ledger, member: number) => {
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

const atRate = async (ledger: Ledger, views: Views, perSecond: number, seconds: number): Promise<Line> => {
  const waits: number[] = []
  const once = async (member: number) => {
    const { position } = await command(ledger, member)
    const answered = performance.now()
    if (!(await views.waitForPosition(position, shown, 10_000)))
      throw new Error('not visible after ten seconds')
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
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
  return {
    bench: `answered → visible, p99 at ${perSecond} commands/s`,
    against: `${aimMs} ms`,
    ratio: at(0.99) / aimMs,
    must: { atMost: 1 },
    note: `p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms`,
  }
}
