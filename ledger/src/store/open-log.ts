import type { Log } from './log.ts'
import { createPostgresLog } from './postgres/postgres-log.ts'

/** Opens the log that the configuration names: EventStoreDB when it has a URL, else PostgreSQL. Close it with `close()`. */
export const openLog = async ({
  eventstoreUrl,
  databaseUrl,
}: {
  readonly eventstoreUrl?: string | undefined
  readonly databaseUrl: string
}): Promise<Log> => {
  if (!eventstoreUrl) return createPostgresLog({ url: databaseUrl })
  // Loaded only here: its client brings gRPC with it, which the embedded default need not wait for.
  const { createEventStoreLog } = await import('./eventstore/event-store-log.ts')
  return createEventStoreLog(eventstoreUrl)
}
