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
  await goRoundOnce(admin)
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

/**
 * Fills the write-ahead log once round, so that its files are used again from now on, as on any server that has been
 * running. A new one is made of 16 MB of zeros, while everybody who commits waits for 15 ms: five times a second for
 * whoever writes fast, never for whoever does not.
 */
const goRoundOnce = async (admin: pg.Pool): Promise<void> => {
  await admin.query(
    `select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal() from generate_series(1, 64)`,
  )
  await admin.query('checkpoint')
}
