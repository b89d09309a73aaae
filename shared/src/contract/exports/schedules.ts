import * as v from 'valibot'
import { flag, id, oneLine, text } from '../words.ts'
import { exportRecord } from './exports.ts'

/** How often a scheduled export is made: after each day, week (from Monday) or month has ended, in UTC. */
export const exportIntervals = ['day', 'week', 'month'] as const
const every = v.picklist(exportIntervals)

/**
 * A list that is made as a CSV file by schedule. `of_period`: 1 where a file holds the rows of the day, week or month that has ended,
 * 0 where it holds all. `last` is the newest file; `next_date` is null once the schedule has stopped, because its administrator
 * may not read the list any longer.
 */
export const scheduledExport = v.object({
  id,
  name: v.string(),
  every,
  of_period: flag,
  created_date: v.string(),
  next_date: v.nullable(v.string()),
  last: v.nullable(exportRecord),
})
export type ScheduledExport = v.InferOutput<typeof scheduledExport>

/** `list` is the name of the list's call; `params` are those of its path, `filter` its own filter. */
export const scheduleExportBody = v.strictObject({
  name: v.pipe(oneLine(60), v.trim(), v.minLength(1, 'A name')),
  list: text(80),
  params: v.optional(v.record(v.string(), v.string()), {}),
  filter: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  every,
  of_period: flag,
})
