import type { wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { plainCell } from './figure-text.ts'

/** A row of a file, with the line that it ends on. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The rows of a CSV that have something in a cell; none where a quotation mark on the line `brokenAt` is out of place. */
export const csvRows = (
  csv: string,
  delimiter: wire.CsvMapping['delimiter'],
): { readonly rows: readonly CsvRow[]; readonly brokenAt?: number } => {
  const mark = delimiter === 'tab' ? '\t' : delimiter
  try {
    const records = parse(unlocked(csv, mark), {
      bom: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      relax_column_count: true,
      delimiter: mark,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: Info }[]
    return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record.map(plainCell) })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = fieldOf(error, 'lines')
    return { rows: [], brokenAt: typeof lines === 'number' ? lines : 1 }
  }
}

/** `="0123"` keeps a spreadsheet from changing a figure; inside a row it is a cell in quotation marks. */
const unlocked = (csv: string, mark: string): string =>
  csv.includes('="')
    ? csv.replaceAll(/(^|[,;|\t\n\r])=("[^"\n\r]*")(?=[,;|\t\n\r]|$)/g, (whole, before, cell) =>
        /[\n\r]|^$/.test(before) || before === mark ? before + cell : whole,
      )
    : csv
