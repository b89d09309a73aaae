import { ask, type Db } from '../queries/ask.ts'

/** The read models that days are read from. Each advances by itself. */
const READS = ['events', 'histories', 'movements']

/**
 * Beginnings of days of a time zone in a member's history, one number for each day: that of the member's first event of this day
 * or a later one. Every event before it in the log is before the day, whatever its clock says, so that every paper about a
 * moment between two days counts the same events. No number is beyond what all read models have.
 */
export const beginningsOf = async (
  db: Db,
  uid: string,
  { days, timeZone }: { readonly days: readonly string[]; readonly timeZone: string },
): Promise<readonly number[]> => {
  const rows = await ask<{ first: number | null; passed: number | null }>(
    db,
    `select (select min(number) from views.events
         where uid = $1 and created_at >= (day::date::timestamp at time zone $3)) as first,
       (select min(events)::float8 from views.checkpoint
        where generation = 'live' and projection = any($4)) as passed
     from unnest($2::text[]) with ordinality as d (day, at) order by at`,
    [uid, days, timeZone, READS],
  )
  return rows.map(({ first, passed }) => Math.min(first ?? Infinity, Number(passed ?? 0) + 1))
}

/** The day after a day, `2026-11-24`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
