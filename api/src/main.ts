import { runProcess } from './process/index.ts'
import { startApi } from './start-api.ts'

await runProcess({ name: 'api', start: startApi })
