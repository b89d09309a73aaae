import { createLogger } from './http/logger.ts'
import { runProcess } from './process/index.ts'
import { startApi } from './start-api.ts'

await runProcess({ createLogger, start: startApi })
