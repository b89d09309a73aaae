import { runProcess } from '@strongroom/api/process'
import { createLogger, startWorkers } from './start-workers.ts'

await runProcess({ createLogger, start: startWorkers })
