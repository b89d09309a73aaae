import type { JobsOf } from '../job-parts.ts'
import { counterfactualsDue } from '../vault/counterfactuals.ts'
import { replayCounterfactuals } from './replay-counterfactuals.ts'

/** The jobs of the audit. */
export const auditJobs: JobsOf = parts => ({
  'replay-counterfactuals': {
    run: replayCounterfactuals(parts),
    due: counterfactualsDue,
    reads: ['events'],
    wokenBy: [],
  },
})
