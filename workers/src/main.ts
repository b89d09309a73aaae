import { flushCompileCache } from 'node:module'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { readConfig } from '@strongroom/shared/config'
import { createLogger } from './logger.ts'
import { startWorkers } from './start-workers.ts'

tuneGarbageCollector()
const config = readConfig(process.env)
const logger = createLogger(config.logLevel)

const told = new Promise<string>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  // A parent that is gone has closed the channel to us.
  process.once('disconnect', () => resolve('disconnect'))
})

const log = await openLog({ ...config, logger })
const workers = await startWorkers({ config, log, logger })
// Node keeps its compiled code (NODE_COMPILE_CACHE) only when a process ends by itself, and this one may be killed.
flushCompileCache()
logger.info({ reason: await told }, 'stopping')
await workers.stop()
await log.close()
process.exit()
