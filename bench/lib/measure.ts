import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '@strongroom/shared'

/** One thing that is raced: does one unit of work. `client` counts from 0, `n` counts that client's units. */
export type Contender = {
  readonly name: string
  readonly once: (client: number, n: number) => Promise<unknown>
}

export type Reading = {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** A contender's result over all rounds: the median of its rates, the slowest and the fastest round, and the rate of each. */
export type Result = Reading & {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly rates: readonly number[]
}

export type Race = {
  readonly clients: number
  readonly rounds: number
  readonly roundMs: number
}

/**
 * Races contenders against each other in the same run: every round each has its turn, so that a machine that slows down slows
 * all of them. A pause between turns lets the server finish the work of the last one.
 */
export const race = async (
  contenders: readonly Contender[],
  { clients, rounds, roundMs }: Race,
): Promise<Result[]> => {
  const counters = new Map(contenders.map(each => [each.name, new Array<number>(clients).fill(0)]))
  const countersOf = ({ name }: Contender) => present(counters.get(name), `The counters of ${name}`)
  for (const each of contenders) await warmUp(each, countersOf(each))
  const readings = new Map<string, Reading[]>(contenders.map(each => [each.name, []]))
  for (let round = 0; round < rounds; round++)
    for (const each of contenders) {
      await sleep(150)
      readings.get(each.name)?.push(await turn(each, roundMs, countersOf(each)))
    }
  return contenders.map(({ name }) => summary(name, readings.get(name) ?? []))
}

/**
 * Until a turn is hardly faster than the best before it, at least two seconds and at most twelve, for every contender: a
 * process that has just started runs at half its speed, and its engine compiles the raced code bit by bit.
 */
const warmUp = async (contender: Contender, counters: number[]): Promise<void> => {
  const start = performance.now()
  for (let best = 0; ; ) {
    const { perSecond } = await turn(contender, 700, counters)
    const warmForMs = performance.now() - start
    if (warmForMs > 12_000 || (warmForMs > 2_000 && perSecond < 1.05 * best)) return
    best = Math.max(best, perSecond)
  }
}

const turn = async (contender: Contender, ms: number, counters: number[]): Promise<Reading> => {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + ms
  await Promise.all(
    counters.map(async (_, client) => {
      while (performance.now() < end) {
        const began = performance.now()
        const n = counters[client] ?? 0
        counters[client] = n + 1
        await contender.once(client, n)
        latencies.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return { perSecond: latencies.length / seconds, p50: at(latencies, 0.5), p99: at(latencies, 0.99) }
}

const summary = (name: string, readings: readonly Reading[]): Result => {
  const rates = readings.map(each => each.perSecond)
  return {
    name,
    perSecond: median(rates),
    low: Math.min(...rates),
    high: Math.max(...rates),
    rates,
    p50: median(readings.map(each => each.p50)),
    p99: median(readings.map(each => each.p99)),
  }
}

export const median = (values: readonly number[]): number =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** The value below which a share of the sorted values lies. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
