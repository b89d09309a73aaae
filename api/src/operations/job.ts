import type { JobsOf } from '../job-parts.ts'
import { rebuildsDue } from '../vault/rebuilds.ts'
import { FIGURES_MS, figuresDue, noteFigures } from './note-figures.ts'
import { rebuildReadModels } from './rebuild-read-models.ts'
import { noteServiceState, serviceStateDue } from './service/note-service-state.ts'

/** The jobs of operations. */
export const operationsJobs: JobsOf = parts => ({
  'note-figures': {
    run: noteFigures(parts),
    due: figuresDue,
    wokenBy: 'every event',
    gatherMs: FIGURES_MS,
  },
  'note-service-state': { run: noteServiceState(parts), due: serviceStateDue, wokenBy: [] },
  'rebuild-read-models': { run: rebuildReadModels(parts), due: rebuildsDue },
})
