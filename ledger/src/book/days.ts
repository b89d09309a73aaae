/**
 * Days of the calendar as ISO text (`2026-02-28`), which compare with `<`. Arithmetic without a clock and without time
 * zones: which day it is, the caller says.
 */
export type Day = string

/** The same day so many months later; the last of the month where that one is shorter (31 January + 1 is 28 or 29 February). */
export const addMonths = (day: Day, months: number): Day => {
  const { year, month, date } = partsOf(day)
  const at = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(at / 12), (at % 12) + 1]
  return written(newYear, newMonth, Math.min(date, lengthOf(newYear, newMonth)))
}

/** The day so many days later, 0 or more. */
export const addDays = (day: Day, days: number): Day => {
  const { year, month, date } = partsOf(day)
  const over = date + days - lengthOf(year, month)
  if (over <= 0) return written(year, month, date + days)
  return addDays(addMonths(dayOfMonth(day.slice(0, 7), 1), 1), over - 1)
}

/** A day of a month (`2026-02`), its last one when it is shorter (31 in a February is the 28th or 29th). */
export const dayOfMonth = (month: string, date: number): Day => {
  const { year, month: at } = partsOf(`${month}-01`)
  return written(year, at, Math.min(Math.max(date, 1), lengthOf(year, at)))
}

/** Days from one to the other: 1 from the 28th to the 29th, negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from)

const partsOf = (day: Day) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  if (day.length !== 10 || !(date >= 1 && date <= lengthOf(year, month)))
    throw new Error('not a day of the calendar')
  return { year, month, date }
}

const written = (year: number, month: number, date: number): Day =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)

/** Days since the year 0, counted from a March so that the leap day is the last of its year. */
const numberOf = (day: Day): number => {
  const { year, month, date } = partsOf(day)
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return years * 365 + leapDays + Math.floor((months * 153 + 2) / 5) + date
}
