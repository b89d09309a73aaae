import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

// Starts a server, tells its process number, and holds on until killed.
const directory = process.argv[2] as string
const server = await startEmbeddedPostgres({
  directory,
  logFile: join(directory, 'server.log'),
  password: 'x',
  durable: false,
})
process.send?.(server.pid)
