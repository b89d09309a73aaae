import { type Days, nextDays } from './queries.ts'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The month of today, `2026-11`, UTC: the days of the books are of UTC. */
export const monthNow = (now = new Date()): string => now.toISOString().slice(0, 7)

/** The month so many months after another. */
export const monthAfter = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return dayOf(date).slice(0, 7)
}

/** The first and the last day of a month. */
export const monthSpan = (month: string): Days => {
  const end = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`)
  return { from: `${month}-01`, to: dayOf(new Date(end.getTime() - 1)) }
}

/**
 * The days that stand together: of a month that is named, else the coming ones. Those go on to the end of this month where it has more
 * than thirty days left, so that the month after follows without a gap.
 */
export const daysShown = (month: string | undefined, now = new Date()): Days => {
  if (month) return monthSpan(month)
  const coming = nextDays(now)
  const { to } = monthSpan(monthNow(now))
  return to > coming.to ? { from: coming.from, to } : coming
}

/** All days from one to another, and how many columns stand empty before the first of them in weeks that begin on Monday. */
export const gridOf = ({ from, to }: Days): { readonly days: readonly string[]; readonly before: number } => {
  const first = new Date(from)
  const count = (Date.parse(to) - first.getTime()) / 86_400_000 + 1
  const days = Array.from({ length: count }, (_, at) => dayOf(new Date(first.getTime() + at * 86_400_000)))
  return { days, before: (first.getUTCDay() + 6) % 7 }
}

/** The days of a week by their short names, Monday first. */
export const weekDays = (tag: string): readonly string[] => {
  const named = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  // The first of June 2026 is a Monday.
  return Array.from({ length: 7 }, (_, at) => named.format(new Date(Date.UTC(2026, 5, 1 + at))))
}

/** A month that an address may name: one of the next twelve. This one stands among the coming days, as does any other text. */
export const monthOf = (asked: string | undefined, now = monthNow()): string | undefined =>
  asked !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked > now && asked <= monthAfter(now, 12)
    ? asked
    : undefined
