import type { Pool } from 'pg'
import { Problem } from '../kernel/problem.ts'
import { keyHash } from './secrets.ts'

/** At most `most` calls in `seconds`, counted per `key` (an account or an address, with the call's name). */
export type Limit = { readonly key: string; readonly most: number; readonly seconds: number }

/** Counts calls in the database, so that several processes share the limits. Keys are hashed: they hold addresses. */
export const createRateLimits = (db: Pool, { on }: { readonly on: boolean }) => ({
  /** Counts one call against every limit. Throws 429 with `Retry-After` when one is used up. */
  take: async (limits: readonly Limit[]): Promise<void> => {
    if (!on || limits.length === 0) return
    const { rows } = await db.query<{ count: number; left: number }>(
      `insert into private.rate_counts as counted (key, count, until)
       select key, 1, now() + make_interval(secs => seconds)
       from unnest($1::text[], $2::int[]) as given (key, seconds) order by key
       on conflict (key) do update set
         count = case when counted.until < now() then 1 else counted.count + 1 end,
         until = case when counted.until < now() then excluded.until else counted.until end
       returning count, ceil(extract(epoch from until - now()))::int as left,
         key`,
      [limits.map(({ key }) => keyHash(key).toString('hex')), limits.map(({ seconds }) => seconds)],
    )
    const counts = new Map(
      (rows as { key: string; count: number; left: number }[]).map(row => [row.key, row]),
    )
    for (const { key, most } of limits) {
      const counted = counts.get(keyHash(key).toString('hex'))
      if (counted && counted.count > most) throw Problem.tooMany(Math.max(counted.left, 1))
    }
  },
})
export type RateLimits = ReturnType<typeof createRateLimits>
