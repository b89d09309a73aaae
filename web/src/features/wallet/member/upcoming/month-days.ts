import type { Days } from './queries.ts'

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

/** All days of a month, and how many columns stand empty before the first of them in weeks that begin on Monday. */
export const monthDays = (month: string): { readonly days: readonly string[]; readonly before: number } => {
  const last = Number(monthSpan(month).to.slice(8))
  const days = Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  return { days, before: (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7 }
}

/** The days of a week by their short names, Monday first. */
export const weekDays = (tag: string): readonly string[] => {
  const named = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  // The first of June 2026 is a Monday.
  return Array.from({ length: 7 }, (_, at) => named.format(new Date(Date.UTC(2026, 5, 1 + at))))
}

/** A month that an address may name: this one or one of the next twelve; this one for any other text. */
export const monthOf = (asked: string | undefined, now = monthNow()): string =>
  asked !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked >= now && asked <= monthAfter(now, 12)
    ? asked
    : now
