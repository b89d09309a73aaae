export { createProcessLogger } from './create-logger.ts'
