import { isFigure } from './cells.ts'
import { type RecognisedDays, recogniseDays } from './recognise-days.ts'
import type { FileRows } from './recognise-rows.ts'

/** A column of a file, with what its cells are as a whole. */
export type Column = {
  readonly at: number
  readonly head: string
  readonly cells: readonly string[]
  readonly days: RecognisedDays | undefined
  readonly isFigures: boolean
  /** No row leaves it empty. */
  readonly isFull: boolean
}

/** The columns of the lines of a file. */
export const columnsIn = ({ head, lines }: FileRows): readonly Column[] =>
  (lines[0]?.cells ?? []).map((_, at) => {
    const cells = lines.map(row => row.cells[at] ?? '')
    const said = cells.filter(cell => cell !== '')
    const days = said.length > 0 ? recogniseDays(cells) : undefined
    return {
      at,
      cells,
      days,
      head: head?.cells[at] ?? '',
      isFigures: !days && said.some(isFigure) && said.every(cell => isFigure(cell) || cell === '-'),
      isFull: said.length === cells.length,
    }
  })

/** The first column whose head one of the patterns fits; an earlier pattern counts for more than an earlier column. */
export const headed = (columns: readonly Column[], patterns: readonly RegExp[]): Column | undefined => {
  for (const pattern of patterns) {
    const found = columns.find(({ head }) => pattern.test(head))
    if (found) return found
  }
  return undefined
}
