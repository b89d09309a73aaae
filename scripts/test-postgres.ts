import { mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { root } from './tool.ts'

// Later processes of the run read the code that the first has compiled: most of them load the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const inMemory = '/dev/shm'
const roomyBytes = 8 * 2 ** 30

/**
 * Folder of the server's files: in memory when there is plenty. Each test file has a database of some three hundred files
 * of its own, and a disk's file system spends a tenth of the run's processor time on making and deleting them.
 */
const folder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) >= roomyBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, named by `TEST_DATABASE_URL`.
 * Data may be lost, so it need not wait for the disk. It takes itself away when the run ends, however it ends.
 */
export default async (): Promise<() => Promise<void>> => {
  const directory = mkdtempSync(join(folder(), 'strongroom-test-'))
  const logFile = join(directory, 'server.log')
  const server = await startEmbeddedPostgres({ directory, logFile, password: 'test', durable: false })
  process.env.TEST_DATABASE_URL = server.socketUrl
  return server.stop
}
