import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { median } from './measure.ts'
import { type Line, rateLine } from './report.ts'

/** Something that is done to so many events or rows, and timed as a whole; `before` and `after` are not. */
export type Work = {
  readonly name: string
  readonly before?: () => Promise<void>
  /** Answers how many they were. */
  readonly do: () => Promise<number>
  readonly after?: () => Promise<void>
}

/** The rate of each work per second, round by round. */
export type Rates = ReadonlyMap<string, readonly number[]>

/** Does all of them in this order, round after round: a machine that slows down slows all of them. */
export const doInTurn = async (works: readonly Work[], rounds: number): Promise<Rates> => {
  const rates = new Map<string, number[]>(works.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const work of works) rates.get(work.name)?.push(await rateOf(work))
  return rates
}

const rateOf = async ({ before, do: work, after }: Work): Promise<number> => {
  await before?.()
  const began = performance.now()
  const count = await work()
  const tookMs = performance.now() - began
  await after?.()
  return (count / tookMs) * 1000
}

/** One work against another. */
export const lineOf = (rates: Rates, ours: string, baseline: string, atLeast: number): Line => {
  const result = (name: string) => {
    const all = rates.get(name) ?? []
    return {
      name,
      perSecond: median(all),
      low: Math.min(...all),
      high: Math.max(...all),
      rates: all,
      p50: 0,
      p99: 0,
    }
  }
  return rateLine(ours, result(ours), result(baseline), { atLeast })
}

/** A table as COPY writes it, in memory. */
export const drained = async (pool: pg.Pool, table: string): Promise<Buffer[]> => {
  const client = await pool.connect()
  const chunks: Buffer[] = []
  for await (const chunk of client.query(copyTo(`copy ${table} to stdout`))) chunks.push(chunk as Buffer)
  client.release()
  return chunks
}
