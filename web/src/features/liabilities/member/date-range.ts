import { calendarDayText, dayRangeText } from '../../../i18n/time.ts'

/** One day of the calendar, or from one to another. */
export const dateRange = (first: string, last: string): string =>
  first === last ? calendarDayText(first) : dayRangeText(first, last)
