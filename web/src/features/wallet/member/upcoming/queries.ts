import { oneQueryOf } from '../../../../client/query-of.ts'

/** Days of the calendar, UTC, both included. */
export type Days = { readonly from: string; readonly to: string }

const DAY_MS = 86_400_000
/** A day of UTC, so many days after an instant. */
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The next thirty days, today included. */
export const nextDays = (now = new Date()): Days => ({ from: dayAfter(now, 0), to: dayAfter(now, 29) })

/** Money that comes and goes in some days. */
export const upcomingQuery = (days: Days) =>
  oneQueryOf('wallet.upcoming', { filter: days }, { refetchInterval: 60_000 })
