import { runProcess } from '@strongroom/api/process'
import { createLogger } from './logger.ts'
import { startWorkers } from './start-workers.ts'

await runProcess({ createLogger, start: startWorkers })
