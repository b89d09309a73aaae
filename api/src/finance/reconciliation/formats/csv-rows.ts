import type { wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'

/** A row of a file, with the line that it ends on. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The rows of a CSV that have something in a cell; none where a quotation mark on the line `brokenAt` is out of place. */
export const csvRows = (
  csv: string,
  delimiter: wire.CsvMapping['delimiter'],
): { readonly rows: readonly CsvRow[]; readonly brokenAt?: number } => {
  try {
    const records = parse(csv, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      relax_column_count: true,
      delimiter: delimiter === 'tab' ? '\t' : delimiter,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: Info }[]
    return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = fieldOf(error, 'lines')
    return { rows: [], brokenAt: typeof lines === 'number' ? lines : 1 }
  }
}
