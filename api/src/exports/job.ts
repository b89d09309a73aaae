import type { JobsOf } from '../job-parts.ts'
import { dataCopiesDue } from '../vault/data-copies.ts'
import { exportSchedulesDue } from '../vault/export-schedules.ts'
import { exportsDue } from '../vault/exports.ts'
import { beginScheduled } from './begin-scheduled.ts'
import { makeExports } from './make-exports.ts'
import { makeCopies } from './own-data/make-copies.ts'

/** The jobs of exports. */
export const exportsJobs: JobsOf = parts => ({
  'make-exports': { run: makeExports(parts), due: exportsDue },
  'make-data-copies': { run: makeCopies(parts), due: dataCopiesDue },
  'begin-scheduled-exports': { run: beginScheduled(parts), due: exportSchedulesDue, clock: 'platform' },
})
