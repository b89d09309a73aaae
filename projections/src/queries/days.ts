import type { Condition } from './condition.ts'

/** Days (`2026-03-01`) of a time zone, UTC where it is left out. */
type Days = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly timeZone?: string | undefined
}

const dayBound = (sql: string, day: string | undefined, timeZone = 'UTC'): readonly Condition[] =>
  day ? [{ sql, values: [day, timeZone] }] : []

const [begin, end] = ['(?::date::timestamp at time zone ?)', '((?::date + 1)::timestamp at time zone ?)']

/** The instants before a day. */
export const beforeDay = (time: string, day: string | undefined, timeZone?: string) =>
  dayBound(`${time} < ${begin}`, day, timeZone)

/** The instants after a day. */
export const afterDay = (time: string, day: string | undefined, timeZone?: string) =>
  dayBound(`${time} >= ${end}`, day, timeZone)

/** The conditions that keep the days of a window, both included. */
export const daysOf = (time: string, { from, to, timeZone }: Days): readonly Condition[] => [
  ...dayBound(`${time} >= ${begin}`, from, timeZone),
  ...dayBound(`${time} < ${end}`, to, timeZone),
]
