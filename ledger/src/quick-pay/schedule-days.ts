import { addDays, addMonths, type Day } from '../book/days.ts'
import type { ScheduleDays } from '../wallet/cases.ts'

/**
 * The due day after `day`, itself a due day; nothing when there is none. Months are counted from the first day: the 31st is the
 * last day of a shorter month, and the 31st again in the month after.
 */
export const dayAfter = ({ every, first, last }: ScheduleDays, day: Day): Day | undefined => {
  if (every === 'once') return undefined
  const next = every === 'week' ? addDays(day, 7) : addMonths(first, monthsBetween(first, day) + 1)
  return last !== undefined && next > last ? undefined : next
}

/** The first due day that is `day` or later. */
export const dueFrom = (days: ScheduleDays, day: Day): Day | undefined => {
  let due: Day | undefined = days.first
  while (due !== undefined && due < day) due = dayAfter(days, due)
  return due
}

/** The last day of a schedule that is due so many times. */
export const lastOfTimes = (days: ScheduleDays, times: number): Day => {
  let last = days.first
  for (let time = 1; time < times; time++) last = dayAfter({ ...days, last: undefined }, last) ?? last
  return last
}

const monthsBetween = (from: Day, to: Day) => monthOf(to) - monthOf(from)
const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
