import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '@strongroom/shared'
import type { Crowd } from './crowd.ts'

/** An answer later than this is worth nothing to the caller. */
const inTimeMs = 2_000
/** So long after the last arrival, answers are still waited for. */
const graceMs = 10_000

/** One stretch of arrivals. Latencies count from the time that an arrival was due, whenever it could be sent. */
export type Stretch = {
  readonly arrivals: number
  /** Answered with a yes within two seconds, a second. */
  readonly goodput: number
  readonly refusedAtOnce: number
  readonly late: number
  /** Answered with neither a yes nor a 503, by the status; 0 is a connection that ended first, or no answer within the grace. */
  readonly failed: Readonly<Record<number, number>>
  readonly p50Ms: number
  readonly p99Ms: number
  /** How much later than due the generator sent, in the worst of a hundred: above some ten milliseconds it was the bottleneck itself. */
  readonly sentLateMs: number
  /** The processor cores that the generator took for itself meanwhile. */
  readonly generatorCores: number
}

/** The arrivals of a stretch: at which rate, for how long, and from which second on they count. */
type Arrivals = { readonly perSecond: number; readonly seconds: number; readonly countFrom?: number }

/**
 * Lets requests arrive evenly at a rate, whatever becomes of those before them: callers do not wait for each other. All requests are made
 * before the first is sent.
 * @param requestAt a request that will be sent at a time, epoch milliseconds
 */
export const openLoop = async (
  crowd: Crowd,
  requestAt: (n: number, atMs: number) => string,
  { perSecond, seconds, countFrom = 0 }: Arrivals,
): Promise<Stretch> => {
  const arrivals = Math.floor(perSecond * seconds)
  const startsAt = Date.now()
  const requests = Array.from({ length: arrivals }, (_, n) => requestAt(n, startsAt + (n * 1000) / perSecond))
  const [taken, sentLate]: [number[], number[]] = [[], []]
  const all = Promise.withResolvers<void>()
  let [answered, refusedAtOnce, late] = [0, 0, 0]
  const failed: Record<number, number> = {}
  const busyBefore = process.cpuUsage()
  const begun = performance.now()
  const once = (n: number, dueAt: number) => {
    sentLate.push(performance.now() - dueAt)
    crowd.send(itemAt(requests, n), ({ status, isYes }) => {
      const tookMs = performance.now() - dueAt
      if (++answered === arrivals) all.resolve()
      if ((dueAt - begun) / 1000 < countFrom) return
      if (status === 503) refusedAtOnce++
      else if (!isYes) failed[status] = (failed[status] ?? 0) + 1
      else if (tookMs > inTimeMs) late++
      else taken.push(tookMs)
    })
  }
  for (let n = 0; n < arrivals; ) {
    const now = performance.now() - begun
    for (; n < arrivals && (n * 1000) / perSecond <= now; n++) once(n, begun + (n * 1000) / perSecond)
    await sleep(1)
  }
  const { user, system } = process.cpuUsage(busyBefore)
  const tookSeconds = (performance.now() - begun) / 1000
  await Promise.race([all.promise, sleep(graceMs, undefined, { ref: false })])
  taken.sort((a, b) => a - b)
  sentLate.sort((a, b) => a - b)
  return {
    arrivals,
    goodput: taken.length / (seconds - countFrom),
    refusedAtOnce,
    late,
    failed,
    p50Ms: at(taken, 0.5),
    p99Ms: at(taken, 0.99),
    sentLateMs: at(sentLate, 0.99),
    generatorCores: (user + system) / 1e6 / tookSeconds,
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** How many are answered with a yes a second when so many callers wait for each answer, from when they have warmed up. */
export const closedLoop = async (
  send: (n: number) => Promise<number>,
  { clients, warmMs, ms }: { clients: number; warmMs: number; ms: number },
): Promise<number> => {
  const begin = performance.now() + warmMs
  const end = begin + ms
  let [n, done] = [0, 0]
  const caller = async () => {
    while (performance.now() < end) {
      const status = await send(n++)
      if (status === 200 && performance.now() >= begin) done++
      // One that is refused comes back a little later, as callers do.
      if (status !== 200) await sleep(100)
    }
  }
  await Promise.all(Array.from({ length: clients }, caller))
  return done / (ms / 1000)
}
