import { Readable } from 'node:stream'
import { mostCardBatchRows } from '@strongroom/ledger/card'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import type { wire } from '@strongroom/shared'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { msg, type Word } from '#words'

/** A row of a file, as a spreadsheet counts it: the head is row 1. */
export type FileRow<Row = wire.CardLogRow> = { readonly row: number; readonly log: Row }
type RowProblem = wire.CardImportProblem
type Schema<Row = unknown> = v.GenericSchema<unknown, Row>

const issue = (row: number, field: string | null, code: string, { message }: Word): RowProblem => ({
  row,
  field,
  code,
  message,
})

/** As many problems of a file are named; the others are counted. */
export const mostNamed = 200

/**
 * A file's readable rows, and the problems of the others: the first of them, and how many in all.
 * Rows above the most that one import books are only counted.
 */
export type CardLogFile<Row = wire.CardLogRow> = {
  readonly rows: readonly FileRow<Row>[]
  /** All that the file has, right, wrong, and too many. */
  readonly rowCount: number
  readonly problems: readonly RowProblem[]
  readonly problemCount: number
}

export type Reading<Row = wire.CardLogRow> = {
  /** Rows above these are only counted. */
  readonly most: number
  /** Is handed the readable rows, so many at a time, in place of the answer; the next are read when it is done. */
  readonly parts?: { readonly of: number; readonly onPart: (rows: readonly FileRow<Row>[]) => Promise<void> }
}

/**
 * Reads a CSV file of cards or of card logs, giving way to other requests: a file of the largest has more lines than one may wait for.
 * Every row that is wrong is named with its fields; their values are not repeated.
 */
export const readCardLogFile = async <Row>(
  csv: string,
  schema: Schema<Row>,
  { most, parts }: Reading<Row> = { most: mostCardBatchRows },
): Promise<CardLogFile<Row>> => {
  const rows: FileRow<Row>[] = []
  const problems: RowProblem[] = []
  let rowCount = 0
  let problemCount = 0
  let missing: readonly RowProblem[] = []
  const noteHead = (head: readonly string[]) => {
    missing = neededIn(schema)
      .filter(name => !head.includes(name))
      .map(name => issue(1, name, 'missing-column', msg`This column is missing`))
  }
  try {
    await inSlices(recordsOf(csv, noteHead), (record, at) => {
      rowCount++
      // Without its column every row lacks a field: that is said once, of the head.
      if (rowCount > most || missing.length > 0) return
      const read = v.safeParse(schema, filled(record), { abortPipeEarly: true })
      if (read.success) {
        rows.push({ row: at + 2, log: read.output })
        return parts && rows.length === parts.of ? parts.onPart(rows.splice(0)) : undefined
      }
      problemCount += read.issues.length
      for (const each of read.issues.slice(0, mostNamed - problems.length))
        problems.push(problemOf(at + 2, each))
    })
    if (parts && rows.length > 0) await parts.onPart(rows.splice(0))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    const problem = issue(line, null, 'not-csv', msg`This is not CSV with a head`)
    return { rows: [], rowCount: 1, problems: [problem], problemCount: 1 }
  }
  return missing.length > 0
    ? { rows: [], rowCount, problems: missing, problemCount: missing.length }
    : { rows, rowCount, problems, problemCount }
}

/** The columns that a file must have: the fields of a row without a default. */
const neededIn = (schema: Schema): readonly string[] =>
  (v.safeParse(schema, {}).issues ?? []).flatMap(found =>
    found.received === 'undefined' ? [v.getDotPath(found) ?? ''] : [],
  )

/** Bytes that are cut into records at a time: some milliseconds of work. */
const PIECE_BYTES = 1024

function* piecesOf(csv: string): Generator<Buffer> {
  const bytes = Buffer.from(csv)
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES)
}

const recordsOf = (
  csv: string,
  noteHead: (head: readonly string[]) => void,
): AsyncIterable<Readonly<Record<string, string>>> =>
  Readable.from(piecesOf(csv)).pipe(
    parse({
      bom: true,
      columns: (head: readonly string[]) => {
        const names = head.map(name => name.trim().toLowerCase().replaceAll(/[ -]+/g, '_'))
        noteHead(names)
        return names
      },
      skip_empty_lines: true,
      trim: true,
    }),
  )

/** An empty cell is a field that is left out. */
const filled = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))

const problemOf = (row: number, found: v.BaseIssue<unknown>): RowProblem => {
  const field = v.getDotPath(found)
  if (found.expected === 'never') return issue(row, field, 'unknown-field', { message: 'Unknown field' })
  if (found.received === 'undefined') return issue(row, field, 'missing', { message: 'Required' })
  return issue(row, field, 'wrong', {
    message: found.kind === 'schema' ? `Expected ${found.expected}` : found.message,
  })
}
