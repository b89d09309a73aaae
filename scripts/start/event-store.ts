import { openLog } from '@strongroom/ledger/eventlog/log'
import type { Config } from '@strongroom/shared/config'
import { StartRefused } from './refused.ts'

/**
 * Waits for EventStoreDB, where the log is there, before anything is started: without it each process would wait and
 * end, and say so in its own log only. Throws `StartRefused` when it does not answer.
 */
export const refuseSilentEventStore = async (
  { eventstoreUrl }: Pick<Config, 'eventstoreUrl'>,
  say: (message: string) => void,
  { patienceMs }: { readonly patienceMs?: number } = {},
): Promise<void> => {
  if (!eventstoreUrl) return
  const logger = { warn: (_: object, message: string) => say(message) }
  const log = await openLog({ databaseUrl: '', eventstoreUrl, logger, ...(patienceMs && { patienceMs }) })
  try {
    await log.head()
  } catch (error) {
    const { message, cause } = error as Error
    throw new StartRefused(
      `EventStoreDB at ${addressOf(eventstoreUrl)} does not answer: ${(cause as Error | undefined)?.message ?? message}\n` +
        'Start it, or set EVENTSTORE_URL to where it is.',
    )
  } finally {
    await log.close()
  }
}

/** Without the name and the password that may stand in it. */
const addressOf = (url: string): string => url.replace(/^.*:\/\/(?:.*@)?([^/?]*).*$/, '$1')
