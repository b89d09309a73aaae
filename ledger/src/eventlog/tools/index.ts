/** Tools of long work that have nothing to do with events: batches of reads, turns for others, migrations, memory, connections. */
export { tuneGarbageCollector } from '../gc-tuning.ts'
export { inSlices, othersTurn } from '../give-way.ts'
export { microBatch } from '../micro-batch.ts'
export { type Migrations, migrate } from '../migrate.ts'
export { connections } from '../postgres/connections.ts'
export { openPool } from '../postgres/kept-pool.ts'
export { hearStart, type StartProgress, tellStart } from '../start-progress.ts'
