import { flushCompileCache } from 'node:module'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { type Config, readConfig } from '@strongroom/shared/config'
import type { Logger } from 'pino'
import { createLogger, type ProcessName } from '../logging/create-logger.ts'
import { claimPlatform } from './claim-platform.ts'
import { inWords } from './in-words.ts'
import { openUsableLog, refuseUnusableServices } from './services.ts'

type Work = {
  /** Of the process, as its lines in the log say. */
  readonly name: ProcessName
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
export const runProcess = async ({ name, start }: Work): Promise<never> => {
  tuneGarbageCollector()
  const told = toldToStop()
  await inWords(async () => {
    const config = readConfig(process.env)
    const logger = createLogger({ process: name, level: config.logLevel })
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
