import { wire } from '@strongroom/shared'
import { csvRows } from '../formats/csv-rows.ts'
import { isLikeLine } from './cells.ts'
import { wholeLines } from './whole-lines.ts'

/** So many characters tell it. */
const ENOUGH = 8_000

/** The mark that parts the columns: the one by which most rows have a day and an amount, in as many columns as may be. */
export const recogniseDelimiter = (text: string): wire.CsvMapping['delimiter'] => {
  const start = text.length > ENOUGH ? wholeLines(text.slice(0, ENOUGH)) : text
  const found = wire.statementDelimiters.map(delimiter => {
    const likely = csvRows(start, delimiter).rows.filter(({ cells }) => isLikeLine(cells))
    const width = Math.max(0, ...likely.map(({ cells }) => cells.length))
    return { delimiter, lines: likely.length, width }
  })
  const [best] = found.toSorted((a, b) => b.lines - a.lines || b.width - a.width)
  return best?.delimiter ?? ','
}
