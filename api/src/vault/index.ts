export { openVaultJobs, type VaultConfig, type VaultJob, wakeUpChannel } from './jobs.ts'
export { migratePrivate } from './migrate-private.ts'
