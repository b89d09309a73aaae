export { noteFailure } from './job-failures.ts'
export { openVaultJobs, type VaultConfig, type VaultJob, wakeUpChannel } from './jobs.ts'
export { migratePrivate } from './migrate-private.ts'
export { type JobRuns, noteJobs, noteQueues, type QueueCounts, readWork } from './work.ts'
