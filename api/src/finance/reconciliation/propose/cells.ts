import { wire } from '@strongroom/shared'
import { dayOf } from '../formats/csv-days.ts'
import { plainFigure } from '../formats/figure-text.ts'
import { isDay } from '../formats/statement-line.ts'

/** A day begins with a figure, or with the letters of a weekday or a month. */
const MAY_BE_DAY = /^(\d|\p{L}{1,12}\.?,?\s*\d).{4,58}$/u

/** The ways in which a cell may be a day of the calendar; none for one that is no day. */
export const dayFormatsOf = (cell: string): readonly wire.StatementDateFormat[] =>
  MAY_BE_DAY.test(plainFigure(cell))
    ? wire.statementDateFormats.filter(format => isDay(dayOf(cell, format) ?? ''))
    : []

/** A figure as banks write it: with a sign or brackets, groups, and a unit of few letters. It is not yet said what its marks mean. */
const UNIT = '(?:[A-Z]{3}|[A-Z]{0,2}\\p{Sc}|kr\\.?|zł|Kč|Ft|Fr\\.?|Rs\\.?|RM|Rp|руб\\.?|lei|元|円|원)'
const SIGN = '[(+\\-\u2212\u2013\u2014▲△]'
const FIGURE = new RegExp(
  `^${SIGN}?\\s*${UNIT}?\\s*${SIGN}?\\s*\\d[\\d.,'’\\s]*\\)?\\s*${SIGN}?\\s*${UNIT}?\\)?\\s*(?:CR|DR|[CDHS])?\\.?$`,
  'iu',
)

/** Whether a cell may be an amount: what is a day, or a number with zeros in front, is none. */
export const isFigure = (given: string): boolean => {
  const cell = plainFigure(given)
  const isLike = cell.length <= 40 && (FIGURE.test(cell) || /^[+-]?[.,]\d+$/.test(cell))
  return isLike && !/^\d{9,}$/.test(cell) && !/^0\d/.test(cell)
}

/** Whether a row is like a line of a statement: it has a day and an amount in cells of their own. */
export const isLikeLine = (cells: readonly string[]): boolean => {
  const days = cells.filter(cell => cell !== '' && dayFormatsOf(cell).length > 0)
  return days.length > 0 && cells.some(cell => isFigure(cell) && dayFormatsOf(cell).length === 0)
}
