import { flushCompileCache } from 'node:module'
import { claimPlatform, inWords, openUsableLog, refuseUnusableServices } from '@strongroom/api/process'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { readConfig } from '@strongroom/shared/config'
import { createLogger } from './logger.ts'
import { startWorkers } from './start-workers.ts'

tuneGarbageCollector()

const told = new Promise<string>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  // A parent that is gone has closed the channel to us.
  process.once('disconnect', () => resolve('disconnect'))
})

await inWords(async () => {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  await refuseUnusableServices(config)
  const log = await openUsableLog(config, () => openLog({ ...config, logger }))
  await claimPlatform({ config, log })
  const workers = await startWorkers({ config, log, logger })
  // Node keeps what it compiled (NODE_COMPILE_CACHE) only when a process ends by itself, and this one may be killed.
  flushCompileCache()
  logger.info({ reason: await told }, 'stopping')
  await workers.stop()
  await log.close()
})
process.exit()
