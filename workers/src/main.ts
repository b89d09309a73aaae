import { runProcess } from '@strongroom/api/process'
import { startWorkers } from './start-workers.ts'

await runProcess({ name: 'workers', start: startWorkers })
