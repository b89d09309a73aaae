import type { wire } from '@strongroom/shared'
import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** A row of a file, as a spreadsheet counts it: the head is row 1. */
export type FileRow = { readonly row: number; readonly log: wire.CardLogRow }
type Problem = wire.CardImportProblem
type Schema = v.GenericSchema<unknown, wire.CardLogRow>

const issue = (row: number, field: string | null, code: string, message: string): Problem => ({
  row,
  field,
  code,
  message,
})

/** Reads a CSV file of card logs. Every row that is wrong is named with its fields; their values are not repeated. */
export const readCardLogFile = (
  csv: string,
  schema: Schema,
): { readonly rows: readonly FileRow[]; readonly problems: readonly Problem[] } => {
  const records = recordsOf(csv)
  if (!Array.isArray(records)) return { rows: [], problems: [records as Problem] }
  const rows: FileRow[] = []
  const problems: Problem[] = []
  for (const [at, record] of records.entries()) {
    const read = v.safeParse(schema, filled(record), { abortPipeEarly: true })
    if (read.success) rows.push({ row: at + 2, log: read.output })
    else problems.push(...read.issues.map(each => problemOf(at + 2, each)))
  }
  return { rows, problems }
}

const recordsOf = (csv: string): readonly Readonly<Record<string, string>>[] | Problem => {
  try {
    return parse(csv, {
      bom: true,
      columns: head => head.map((name: string) => name.trim().toLowerCase().replaceAll(/[ -]+/g, '_')),
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return issue((error.lines as number | undefined) ?? 1, null, 'not-csv', 'This is not CSV with a head')
  }
}

/** An empty cell is a field that is left out. */
const filled = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))

const problemOf = (row: number, found: v.BaseIssue<unknown>): Problem => {
  const field = v.getDotPath(found)
  if (found.expected === 'never') return issue(row, field, 'unknown-field', 'Unknown column')
  if (found.received === 'undefined') return issue(row, field, 'missing', 'Required')
  return issue(row, field, 'wrong', found.kind === 'schema' ? `Expected ${found.expected}` : found.message)
}
