import { wire } from '@strongroom/shared'
import { dayOf } from '../formats/csv-days.ts'
import { isDay } from '../formats/statement-line.ts'

/** A day begins with a figure, or with the letters of a weekday or a month. */
const MAY_BE_DAY = /^(\d|\p{L}{3,12}\.?,?\s*\d).{4,58}$/u

/** The ways in which a cell may be a day of the calendar; none for one that is no day. */
export const dayFormatsOf = (cell: string): readonly wire.StatementDateFormat[] =>
  MAY_BE_DAY.test(cell) ? wire.statementDateFormats.filter(format => isDay(dayOf(cell, format) ?? '')) : []

/** A figure as banks write it: with a sign or brackets, groups, and a unit of few letters. It is not yet said what its marks mean. */
const FIGURE =
  /^[(+\-\u2212\u2013]?\s*(?:[A-Z]{1,3}|[$€£¥￥₩₹])?[$\s]?[(+\-\u2212\u2013]?\s*\d[\d.,'’\s\u00a0\u2009\u202f]*\)?\s*[+\-\u2212]?\s*(?:[A-Z]{3}|[$€£¥￥₩₹]|kr|zł|Kč|Ft|元|円)?\)?$/

/** Whether a cell may be an amount: what is a day, or a number with zeros in front, is none. */
export const isFigure = (cell: string): boolean =>
  cell.length <= 40 &&
  (FIGURE.test(cell) || /^[+-]?[.,]\d+$/.test(cell)) &&
  !/^\d{9,}$/.test(cell) &&
  !/^0\d/.test(cell)

/** Whether a figure has a sign of its own for money out. */
export const hasMinus = (cell: string): boolean => /[-(\u2212\u2013]/.test(cell)

/** Whether a row is like a line of a statement: it has a day and an amount in cells of their own. */
export const isLikeLine = (cells: readonly string[]): boolean => {
  const days = cells.filter(cell => cell !== '' && dayFormatsOf(cell).length > 0)
  return days.length > 0 && cells.some(cell => isFigure(cell) && dayFormatsOf(cell).length === 0)
}
