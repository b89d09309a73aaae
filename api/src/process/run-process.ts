import { flushCompileCache } from 'node:module'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { type Config, type LogLevel, readConfig } from '@strongroom/shared/config'
import type { Logger } from 'pino'
import { claimPlatform } from './claim-platform.ts'
import { inWords } from './in-words.ts'
import { openUsableLog, refuseUnusableServices } from './services.ts'

type Work = {
  readonly createLogger: (level: LogLevel) => Logger
  readonly start: (parts: {
    readonly config: Config
    readonly log: Log
    readonly logger: Logger
  }) => Promise<{ readonly stop: () => Promise<void> }>
}

/**
 * Runs a process of the platform from its environment on: looks whether all it is given can be used and belongs together, starts
 * its work, and ends it when it is told to. Ends the process.
 */
export const runProcess = async ({ createLogger, start }: Work): Promise<never> => {
  tuneGarbageCollector()
  const told = toldToStop()
  await inWords(async () => {
    const config = readConfig(process.env)
    const logger = createLogger(config.logLevel)
    await refuseUnusableServices(config)
    const log = await openUsableLog(config, () => openLog({ ...config, logger }))
    await claimPlatform({ config, log })
    const work = await start({ config, log, logger })
    // Node keeps what it compiled (NODE_COMPILE_CACHE) only when a process ends by itself, and this one may be killed.
    flushCompileCache()
    logger.info({ reason: await told }, 'stopping')
    await work.stop()
    await log.close()
  })
  process.exit()
}

const toldToStop = (): Promise<string> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
    // A parent that is gone has closed the channel to us.
    process.once('disconnect', () => resolve('disconnect'))
  })
