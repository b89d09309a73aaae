import type { wire } from '@strongroom/shared'
import { readCamt053 } from './camt053.ts'
import { readCsv } from './csv.ts'
import { readMt940 } from './mt940.ts'
import { readOfx } from './ofx.ts'
import type { ReadStatement, StatementLine } from './statement-line.ts'

/** How a source writes its statements. `inverted`: with the signs of the other side. */
export type Reading = {
  readonly format: wire.StatementFormat
  readonly mapping: wire.CsvMapping | null
  readonly currency: string
  readonly inverted: boolean
}

const read = async (content: string, { format, mapping, currency }: Reading): Promise<ReadStatement> => {
  switch (format) {
    case 'csv':
      if (!mapping) throw new Error('a source of CSV has no columns')
      return readCsv(content, { mapping, currency })
    case 'camt053':
      return readCamt053(content)
    case 'mt940':
      return readMt940(content)
    case 'ofx':
      return readOfx(content)
  }
}

/** Reads a file into lines of one form, or names its problems by line and field: one problem refuses the whole file. */
export const readStatement = async (content: string, reading: Reading): Promise<ReadStatement> => {
  const found = await read(content, reading)
  if (found.problems.length > 0) return { lines: [], problems: found.problems }
  return reading.inverted ? { ...found, lines: found.lines.map(turned) } : found
}

const turned = (line: StatementLine): StatementLine => {
  const { amount } = line
  return { ...line, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` }
}
