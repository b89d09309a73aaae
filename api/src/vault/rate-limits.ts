import type { Db } from '@strongroom/projections/queries'
import { HttpError, isOverload } from '../command/http-error.ts'
import { keyHash } from './secrets.ts'

/** At most `most` calls in `seconds`, counted per `key` (an account or an address, with the call's name). */
export type Limit = { readonly key: string; readonly most: number; readonly seconds: number }

/** Keys are hashed: they hold addresses. */
const hashed = ({ key }: Limit) => keyHash(key).toString('hex')

/** Counts calls in the database, so that several processes share the limits. */
export const createRateLimits = (db: Db, { on }: { readonly on: boolean }) => {
  /**
   * Counts one call against every limit. Throws 429 with `Retry-After` when one is used up; the call then does not count
   * for those behind it: a caller who has used up a narrow limit cannot use up a wide one for others.
   */
  const take = async (limits: readonly Limit[]): Promise<void> => {
    if (!on || limits.length === 0) return
    const { rows } = await db.query<{ key: string; count: number; left: number }>(
      `insert into private.rate_counts as counted (key, count, until)
       select key, 1, now() + make_interval(secs => seconds)
       from unnest($1::text[], $2::int[]) as given (key, seconds) order by key
       on conflict (key) do update set
         count = case when counted.until < now() then 1 else counted.count + 1 end,
         until = case when counted.until < now() then excluded.until else counted.until end
       returning count, ceil(extract(epoch from until - now()))::int as left,
         key`,
      [limits.map(hashed), limits.map(({ seconds }) => seconds)],
    )
    const counts = new Map(rows.map(row => [row.key, row]))
    const countOf = (limit: Limit) => counts.get(hashed(limit))
    const at = limits.findIndex(limit => (countOf(limit)?.count ?? 0) > limit.most)
    const usedUp = limits[at]
    if (!usedUp) return
    await giveBack(limits.slice(at + 1))
    throw HttpError.tooMany(Math.max(countOf(usedUp)?.left ?? 1, 1))
  }

  const giveBack = async (limits: readonly Limit[]): Promise<void> => {
    if (!on || limits.length === 0) return
    await db.query('update private.rate_counts set count = count - 1 where key = any($1)', [
      limits.map(hashed),
    ])
  }

  return {
    take,
    /**
     * Counts one call as `take` does, and carries it out. One that is refused because too much waits was no try: a crowd must
     * not use up what its members may.
     */
    within: async <T>(limits: readonly Limit[], work: () => Promise<T>): Promise<T> => {
      await take(limits)
      try {
        return await work()
      } catch (error) {
        if (isOverload(error)) await giveBack(limits)
        throw error
      }
    },
  }
}
/** The limits of calls by caller. */
export type RateLimits = ReturnType<typeof createRateLimits>
