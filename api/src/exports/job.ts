import type { JobsOf } from '../job-parts.ts'
import { exportsDue } from '../vault/exports.ts'
import { makeExports } from './make-exports.ts'

/** The jobs of exports. */
export const exportsJobs: JobsOf = parts => ({
  'make-exports': { run: makeExports(parts), due: exportsDue },
})
