export { createLogger } from './logger.ts'
export { startWorkers, type Workers, type WorkersOptions } from './start-workers.ts'
