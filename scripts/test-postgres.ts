import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { root } from './tool.ts'

// Later processes of the run read the code that the first has compiled: most of them load the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, named by `TEST_DATABASE_URL`.
 * Data may be lost, so it need not wait for the disk. It takes itself away when the run ends, however it ends.
 */
export default async (): Promise<() => Promise<void>> => {
  const directory = mkdtempSync(join(tmpdir(), 'strongroom-test-'))
  const logFile = join(directory, 'server.log')
  const server = await startEmbeddedPostgres({ directory, logFile, password: 'test', durable: false })
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
