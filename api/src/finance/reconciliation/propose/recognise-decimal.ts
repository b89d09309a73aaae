import type { wire } from '@strongroom/shared'

type Decimal = wire.CsvMapping['decimal']
/** The decimal sign of a file. Unsure where its figures may be read both ways: `1.234` is one and some, or a thousand and some. */
export type RecognisedDecimal = { readonly decimal: Decimal; readonly isSure: boolean }

/** The decimal sign that a figure shows; nothing where it has no mark, or may be read both ways. */
const saidBy = (cell: string): Decimal | undefined => {
  const figure = cell.replaceAll(/[^\d.,]/g, '')
  const last = /[.,](?=\d*$)/.exec(figure)?.[0]
  const marks = figure.replaceAll(/\d/g, '')
  if (last === undefined) return undefined
  // Two kinds of marks: the last one is the decimal sign. One kind twice: it parts thousands.
  if (new Set(marks).size === 2) return last === '.' ? '.' : ','
  if (marks.length > 1) return last === '.' ? ',' : '.'
  const [whole = '', fraction = ''] = figure.split(last)
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined
  return last === '.' ? '.' : ','
}

/** The mark of a figure that may be read both ways. */
const eitherMark = (cell: string): Decimal | undefined => {
  const mark = /([.,])\d{3}\D*$/.exec(cell)?.[1]
  return mark === '.' || mark === ',' ? mark : undefined
}

/**
 * The mark that parts thousands in figures of which some have it and some have none: who writes three places behind a decimal sign
 * writes them everywhere.
 */
const groupMark = (figures: readonly string[]): Decimal | undefined => {
  const marked = new Set(figures.filter(cell => eitherMark(cell) !== undefined))
  const [mark, other] = new Set([...marked].map(eitherMark))
  return marked.size > 1 && other === undefined && figures.some(cell => /^\D*\d+\D*$/.test(cell))
    ? mark
    : undefined
}

/** The decimal sign of the figures of a file; of a file without any, what goes with its delimiter. */
export const recogniseDecimal = (
  figures: readonly string[],
  delimiter: wire.CsvMapping['delimiter'],
): RecognisedDecimal => {
  const said = new Set(figures.flatMap(cell => saidBy(cell) ?? []))
  const usual = delimiter === ';' ? ',' : '.'
  const [one] = said
  if (one !== undefined) return { decimal: said.size === 1 ? one : usual, isSure: said.size === 1 }
  const group = groupMark(figures)
  if (group) return { decimal: group === ',' ? '.' : ',', isSure: true }
  return { decimal: usual, isSure: !figures.some(cell => eitherMark(cell) !== undefined) }
}
