import { itemAt, type wire } from '@strongroom/shared'
import { dayOf } from '../formats/csv-days.ts'
import { dayFormatsOf } from './cells.ts'

/** How a column writes its days; `other` is as likely, as far as its cells tell: `05/10` may be of May or of October. */
export type RecognisedDays = {
  readonly format: wire.StatementDateFormat
  readonly other?: wire.StatementDateFormat | undefined
}

const isSorted = (days: readonly string[]): boolean => {
  const rises = days.every((day, at) => at === 0 || day >= itemAt(days, at - 1))
  return rises || days.every((day, at) => at === 0 || day <= itemAt(days, at - 1))
}

/** The form of a column of days; nothing where its cells are none, or not all of one form. Empty cells say nothing. */
export const recogniseDays = (given: readonly string[]): RecognisedDays | undefined => {
  const cells = given.filter(cell => cell !== '')
  const fits = dayFormatsOf(cells[0] ?? '').filter(format =>
    cells.every(cell => dayFormatsOf(cell).includes(format)),
  )
  // The names of the form with points and of that with slashes stand for one form; files say it as they write.
  const isPointed = cells.some(cell => /^\d{1,2}\.\s?\d{1,2}\./.test(cell))
  const dayFirst = fits.find(format => format === (isPointed ? 'DD.MM.YYYY' : 'DD/MM/YYYY'))
  const monthFirst = fits.find(format => format === 'MM/DD/YYYY')
  if (!dayFirst || !monthFirst) {
    const format = dayFirst ?? monthFirst ?? fits[0]
    return format && { format }
  }
  // No country writes the month first with points.
  if (isPointed) return { format: dayFirst }
  const read = (format: wire.StatementDateFormat) => cells.map(cell => dayOf(cell, format) ?? '')
  const [days, others] = [read(dayFirst), read(monthFirst)]
  if (days.join() === others.join()) return { format: dayFirst }
  // Statements have an order: in the wrong form they have none.
  if (isSorted(days) !== isSorted(others)) return { format: isSorted(days) ? dayFirst : monthFirst }
  return { format: dayFirst, other: monthFirst }
}
