import type { OnOutage } from './eventstore/options.ts'
import type { Log } from './log.ts'
import { createPostgresLog } from './postgres/postgres-log.ts'

/** A logger for operators' warnings; pino's loggers fit. */
type Logger = { readonly warn: (about: object, message: string) => void }

/** A program without a logger of its own has a person at the terminal, who waits. */
const terminal: Logger = { warn: (_, message) => console.error(message) }

/**
 * Opens the log that the configuration names: EventStoreDB when it has a URL, else PostgreSQL. Close it with `close()`.
 * `logger` is told of every outage of EventStoreDB twice: when it begins, and when it is over, with its length. Without one the
 * terminal is told.
 */
export const openLog = async ({
  eventstoreUrl,
  databaseUrl,
  logger = terminal,
  patienceMs,
}: {
  readonly eventstoreUrl?: string | undefined
  readonly databaseUrl: string
  readonly logger?: Logger
  /** How long a read of EventStoreDB is tried; 30 s unless given. */
  readonly patienceMs?: number
}): Promise<Log> => {
  if (!eventstoreUrl) return createPostgresLog({ url: databaseUrl })
  // Loaded only here: its client brings gRPC with it, which the embedded default need not wait for.
  const { createEventStoreLog } = await import('./eventstore/event-store-log.ts')
  return createEventStoreLog(eventstoreUrl, {
    onOutage: telling(logger),
    ...(patienceMs !== undefined && { readLimitMs: patienceMs }),
  })
}

const telling =
  (logger: Logger): OnOutage =>
  outage =>
    outage.kind === 'began'
      ? logger.warn(
          { err: outage.error, call: outage.what },
          'EventStoreDB does not answer; it is asked until it does',
        )
      : logger.warn({ seconds: Math.round(outage.lengthMs) / 1_000 }, 'EventStoreDB answers again')
