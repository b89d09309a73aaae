import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import { createProver } from '@strongroom/projections/proof'
import pg from 'pg'
import type { Line } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import type { BenchServer } from '../lib/server.ts'
import { doInTurn, lineOf, type Rates, type Work } from '../lib/works.ts'
import { addMembers, liabilities, liabilitiesWork } from './liabilities-proof.ts'

const MEMBERS = 10_000
const noHashing = 'reading the log without hashing'
const first = 'a first proof, all hashes checked'
const round = 'a whole round of the chain walk, all hashes checked'

/**
 * The cost of proving balances, and of proving what members are owed, against reading the same log and looking at nothing in it;
 * one proof, and a cycle of them, of a log that stands still.
 */
export const proof = async (
  server: BenchServer,
  rounds: number,
  _: number,
  { events = 100_000 } = {},
): Promise<Line[]> => {
  const url = await server.platformDatabase('proof')
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const views = createViews({ pool, log, onParked: parked => console.error(parked) })
  await views.prepare(url)
  await seedLog(pool, { events, members: MEMBERS })
  await addMembers(pool, { url, members: MEMBERS, firstUid: 100_000 })
  for (const name of ['wallets', 'balances']) await views.advance(name)
  await pool.query('checkpoint')

  // A walk without end: one more proof goes round the whole log.
  const inOneGo = () => createProver({ pool, log, walkMs: Number.POSITIVE_INFINITY })
  let prover = inOneGo()
  const proven = async () => {
    const { equal, chain } = await prover.prove()
    if (!equal || !chain.whole) throw new Error('the seeded log is not proven')
    return events
  }
  const owed = liabilitiesWork(pool, log, events)
  const works: Work[] = [
    { name: noHashing, do: () => readAll(log) },
    {
      name: first,
      before: async () => {
        prover = inOneGo()
      },
      do: proven,
    },
    // With the fold of the work before: nothing is new, so only the round is read.
    { name: round, do: proven },
    owed.work,
  ]
  const rates = await doInTurn(works, rounds)
  const one = await oneProof(pool, log)
  const cycle = await oneCycle(pool, log, readingMs(rates, events))
  await views.close()
  await pool.end()
  await log.close()
  return [
    lineOf(rates, first, noHashing, 0.2),
    lineOf(rates, round, noHashing, 0.2),
    lineOf(rates, liabilities, noHashing, 0.2),
    owed.steps(readingMs(rates, events)),
    { ...one, ratio: one.ms / readingMs(rates, events) },
    ...cycle,
  ]
}

const readAll = async (log: Awaited<ReturnType<typeof openLog>>): Promise<number> => {
  const scan = log.scan(undefined)
  let read = 0
  for (let page = await scan.next(); page.length > 0; page = await scan.next()) read += page.length
  await scan.close()
  return read
}

/** As workers do it every five seconds, with its share of the walk. */
const oneProof = async (pool: pg.Pool, log: Awaited<ReturnType<typeof openLog>>) => {
  const prover = createProver({ pool, log })
  await prover.prove()
  const began = performance.now()
  await prover.prove()
  const ms = performance.now() - began
  return {
    bench: 'one proof with its share of the walk, time',
    against: `${noHashing}, all of it`,
    note: `${ms.toFixed(0)} ms`,
    ms,
  }
}

/** How often the workers prove. */
const PACE_MS = 5_000

/**
 * A whole round of the chain walk as the workers do it: a share of it a proof. No event can have been changed for longer than that
 * without being found. The pauses between proofs are counted, not waited for; the work is what all of its proofs take.
 */
const oneCycle = async (
  pool: pg.Pool,
  log: Awaited<ReturnType<typeof openLog>>,
  readMs: number,
): Promise<Line[]> => {
  const against = `${noHashing}, all of it`
  const prover = createProver({ pool, log })
  const { checkedAt } = (await prover.prove()).chain
  let [proofs, workMs] = [0, 0]
  for (let isWhole = false; !isWhole; proofs++) {
    const began = performance.now()
    const { chain } = await prover.prove()
    workMs += performance.now() - began
    isWhole = chain.checkedAt !== checkedAt
  }
  const ms = proofs * PACE_MS
  const comparingMs = proofs * (await proofWithoutWalk(pool, log))
  return [
    {
      bench: 'a cycle of proofs, in which every event is looked at again, time',
      against,
      ratio: ms / readMs,
      note: `${(ms / 1000).toFixed(0)} s: ${proofs} proofs, one every ${PACE_MS / 1000} s`,
    },
    {
      bench: 'the work of that cycle, time',
      against,
      ratio: workMs / readMs,
      note: `${workMs.toFixed(0)} ms, some ${comparingMs.toFixed(0)} of which compare balances and wallets`,
    },
  ]
}

/** How long a proof takes of which the walk is one page, the middle of five. */
const proofWithoutWalk = async (pool: pg.Pool, log: Awaited<ReturnType<typeof openLog>>): Promise<number> => {
  const prover = createProver({ pool, log, walkMs: 0 })
  await prover.prove()
  const took: number[] = []
  for (let proofs = 0; proofs < 5; proofs++) {
    const began = performance.now()
    await prover.prove()
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[2] ?? Number.NaN
}

const readingMs = (rates: Rates, events: number): number => {
  const all = [...(rates.get(noHashing) ?? [])].sort((a, b) => a - b)
  return (events / (all[Math.floor(all.length / 2)] ?? Number.NaN)) * 1000
}
