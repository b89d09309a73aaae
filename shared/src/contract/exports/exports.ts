import * as v from 'valibot'
import { id } from '../words.ts'

/** Rows up to which an administrator's CSV of a list is answered at once; a longer one is made by the workers. */
export const mostRowsAtOnce = 10_000

/** Answer to a CSV of more rows than that: the export that was begun. `rows` is 10,001 while they are not counted yet. */
export const begunExport = v.object({ id, rows: v.number() })
export type BegunExport = v.InferOutput<typeof begunExport>

/**
 * Reasons for which an export could not be made: the list takes its filter no more (`filter`), the administrator may not read it
 * any longer (`forbidden`), or the workers have failed several times (`broken`).
 */
export const exportProblems = ['filter', 'forbidden', 'broken'] as const

/**
 * A list of more than 10,000 rows as a CSV file. `status`: 0 waits or is being made, 1 is made, -1 could not be, -2 has expired.
 * `begin_date` is null while it waits. `left_seconds` is estimated from the rows so far; null while there are none.
 */
export const exportRecord = v.object({
  id,
  file_name: v.string(),
  created_date: v.string(),
  status: v.picklist([0, 1, -1, -2]),
  problem: v.nullable(v.picklist(exportProblems)),
  begin_date: v.nullable(v.string()),
  rows: v.number(),
  total: v.number(),
  left_seconds: v.nullable(v.number()),
  finish_date: v.nullable(v.string()),
  expire_date: v.nullable(v.string()),
  bytes: v.number(),
})
export type ExportRecord = v.InferOutput<typeof exportRecord>
