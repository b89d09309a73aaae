import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'

export type BenchServer = {
  /** A new empty database on the server; its URL. */
  readonly database: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A PostgreSQL of our own with fsync on, as every figure here supposes. */
export const startBenchServer = async (): Promise<BenchServer> => {
  const directory = mkdtempSync(join(tmpdir(), 'strongroom-bench-'))
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'data'),
    password: 'bench',
    logFile: join(directory, 'postgres.log'),
  })
  const admin = new pg.Pool({ connectionString: server.url, max: 1 })
  admin.on('error', () => {})
  return {
    database: async name => {
      await admin.query(`drop database if exists ${name}`)
      await admin.query(`create database ${name}`)
      return server.url.replace(/\/postgres$/, `/${name}`)
    },
    stop: async () => {
      await admin.end()
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
