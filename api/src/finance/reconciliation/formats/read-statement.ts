import type { wire } from '@strongroom/shared'
import { negated } from './amounts.ts'
import { readCamt053 } from './camt053.ts'
import { readCsv } from './csv.ts'
import { readMt940 } from './mt940.ts'
import { readOfx } from './ofx.ts'
import { isDocument, recogniseFormat } from './recognise-format.ts'
import type { ReadStatement, StatementLine } from './statement-line.ts'

/** How a source writes its statements. `inverted`: with the signs of the other side. `places`: of the currencies of the books. */
export type Reading = {
  readonly format: wire.StatementFormat
  readonly mapping: wire.CsvMapping | null
  readonly currency: string
  readonly inverted: boolean
  readonly places?: Readonly<Record<string, number>>
}

const read = (content: string, reading: Reading): ReadStatement => {
  const { format, mapping, places = {} } = reading
  switch (format) {
    case 'csv':
      if (!mapping) throw new Error('a source of CSV has no columns')
      return readCsv(content, { ...reading, mapping, places })
    case 'camt053':
      return readCamt053(content, places)
    case 'mt940':
      return readMt940(content, places)
    case 'ofx':
      return readOfx(content, places)
  }
}

/**
 * Reads a file into lines of one form, or names its problems by line and field: one problem refuses the whole file. The largest
 * files take seconds of the thread: processes read them in one of their own (`read-in-thread.ts`).
 */
export const readStatement = async (given: string, reading: Reading): Promise<ReadStatement> => {
  const content = withoutEnd(given)
  const other = isDocument(content) ? documentProblem : lostCharacter(content)
  if (other) return refused(other)
  const found = read(content, reading)
  if (found.problems.length > 0) return refused(...(otherFormat(content, reading.format) ?? found.problems))
  return reading.inverted ? { ...found, lines: found.lines.map(turned) } : found
}

/** Without the mark that ends a file of DOS. */
export const withoutEnd = (content: string): string => {
  const last = content.trimEnd()
  return last.endsWith('\u001a') ? last.slice(0, -1) : content
}

const documentProblem: wire.StatementProblem = {
  line: 1,
  field: null,
  message:
    'This is a web page or a document to read, not a file of lines: ask the bank for one of the format of the source',
}

/** So much of a file tells its format. */
const BEGINNING = 8_000

/** A file that is refused may be one of another source: that says more than the faults it has as one of this. */
const otherFormat = (
  content: string,
  expected: wire.StatementFormat,
): readonly wire.StatementProblem[] | undefined => {
  const beginning = content.slice(0, BEGINNING)
  const found = recogniseFormat(beginning)
  if (beginning.trim() === '') return undefined
  // A part of a message is one all the same.
  if (found === expected || (found === 'csv' && /^[ \t]*:\d\d[A-Z]?:/m.test(beginning))) return undefined
  const message: wire.StatementProblemMessage = 'This file is of another format than the source'
  return [
    {
      line: 1,
      field: null,
      message,
      found:
        beginning
          .trim()
          .split(/[\r\n]/, 1)[0]
          ?.slice(0, 200) ?? '',
      expected: formatNames[expected],
    },
  ]
}

const formatNames: Readonly<Record<wire.StatementFormat, string>> = {
  csv: 'CSV',
  camt053: 'camt.053',
  mt940: 'MT940',
  ofx: 'OFX',
}

const refused = (...problems: readonly wire.StatementProblem[]): ReadStatement => ({
  lines: [],
  notices: [],
  spans: [],
  problems,
})

/** Characters that bytes become when they are taken for another encoding's: names and references would be others. */
const lostCharacter = (content: string): wire.StatementProblem | undefined => {
  const at = content.search(/[\uFFFD\0]/)
  if (at < 0) return undefined
  const line = content.slice(0, at).split('\n').length
  const message: wire.StatementProblemMessage =
    content[at] === '\0'
      ? 'This is not text: save the file as UTF-8'
      : 'A character was lost when this file was made into text: save it as UTF-8'
  return { line, field: null, message }
}

const turned = (line: StatementLine): StatementLine => ({ ...line, amount: negated(line.amount) })
