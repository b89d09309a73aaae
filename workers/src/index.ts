export { openQueues, type Queues } from './queue/queues.ts'
export { startWorkers, type Workers, type WorkersOptions } from './start-workers.ts'
