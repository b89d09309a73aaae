import { saysBalance } from '../formats/balance-rows.ts'
import type { CsvRow } from '../formats/csv-rows.ts'
import { dayFormatsOf, isFigure, isLikeLine } from './cells.ts'

/** The parts of a file: what stands above its head, the head, its lines, and the totals behind them. */
export type FileRows = {
  readonly above: readonly CsvRow[]
  readonly head: CsvRow | undefined
  readonly lines: readonly CsvRow[]
  readonly totals: number
}

/** More rows than that at the end of a file are no totals. */
const MOST_TOTALS = 20

/** The most frequent of some numbers. */
const usualOf = (numbers: readonly number[]): number | undefined => {
  const groups = Map.groupBy(numbers, each => each)
  const [best] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return best?.[0]
}

/** Lines are as wide as most that are like lines, and have a day where most have one: a total may have it elsewhere. */
const shapeOf = (rows: readonly CsvRow[]) => {
  const likely = rows.filter(({ cells }) => isLikeLine(cells) && !cells.some(saysBalance))
  const width = usualOf(likely.map(({ cells }) => cells.length)) ?? 0
  const own = likely.filter(({ cells }) => cells.length === width)
  const days = own.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (dayFormatsOf(cell).length > 0 ? [at] : [])),
  )
  const day = usualOf(days) ?? 0
  return { width, lines: new Set(own.filter(({ cells }) => dayFormatsOf(cells[day] ?? '').length > 0)) }
}

const isHead = ({ cells }: CsvRow, width: number): boolean => {
  const said = cells.filter(cell => cell !== '')
  // Rows may end with one mark more than their head, or with one less.
  if (Math.abs(cells.length - width) > 1 || said.length < Math.min(2, width)) return false
  return !said.some(cell => dayFormatsOf(cell).length > 0 || isFigure(cell))
}

/** Finds the lines of a file by what they hold, and its head above them; nothing where no row is like a line. */
export const recogniseRows = (rows: readonly CsvRow[]): FileRows | undefined => {
  const { width, lines } = shapeOf(rows)
  const isLine = (row: CsvRow) => lines.has(row)
  const first = rows.findIndex(isLine)
  if (first < 0) return undefined
  const last = rows.findLastIndex(isLine)
  const headAt = rows.slice(0, first).findLastIndex(row => isHead(row, width))
  const totals = rows.length - 1 - last
  return {
    above: rows.slice(0, headAt < 0 ? first : headAt),
    head: rows[headAt],
    lines: [...lines],
    totals: totals > MOST_TOTALS ? 0 : totals,
  }
}
