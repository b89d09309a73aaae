import { wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
/** More days would be an answer of many megabytes: what `yearOfDays` says. */
const MOST_DAYS = 366

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** ISO days of UTC, both included. */
export type Days = { readonly from: string; readonly to: string }

/** The days that a filter asks for; days to come have no figures yet. */
export const daysOf = ({ from, to }: wire.DaysFilter, today: string): Days => {
  const last = to !== undefined && to < today ? to : today
  const days = { from: from ?? dayBefore(last, USUAL_DAYS - 1), to: last }
  if (from !== undefined && from > today)
    throw HttpError.invalid([{ path: 'filter.from', message: wire.fieldMessages.begunDay }])
  if (days.from > last)
    throw HttpError.invalid([{ path: 'filter.to', message: wire.fieldMessages.daysInOrder }])
  if (Date.parse(last) - Date.parse(days.from) >= MOST_DAYS * DAY_MS)
    throw HttpError.invalid([{ path: 'filter.from', message: wire.fieldMessages.yearOfDays }])
  return days
}

/** Each day of a range, the oldest first. */
export const eachDay = ({ from, to }: Days): readonly string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, at) => dayBefore(from, -at))
}
