import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'

export type BenchServer = {
  /** A new empty database on the server; its URL, over TCP, which every peer supports. */
  readonly database: (name: string) => Promise<string>
  /** The same over a Unix socket, as `npm start` does it. */
  readonly platformDatabase: (name: string) => Promise<string>
  /** The server's first process, whose children its backends are. */
  readonly pid: number
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
  const create = async (name: string, of: string) => {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name}`)
    return Object.assign(new URL(of), { pathname: `/${name}` }).href
  }
  return {
    database: name => create(name, server.url),
    platformDatabase: name => create(name, server.socketUrl),
    pid: server.pid,
    stop: async () => {
      await admin.end()
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Fills the write-ahead log once round, so that its files are used again from now on, as on any server that has been running
 * and is sized for its writes: 4 GB, of which half is written between two checkpoints. A new file is made of 16 MB of zeros,
 * while every commit waits, for 15 to 60 ms: several times a second for a fast writer, never for a slow one.
 */
const goRoundOnce = async (admin: pg.Pool): Promise<void> => {
  await set(admin, { min_wal_size: '4GB', max_wal_size: '16GB' })
  await admin.query(
    `select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal() from generate_series(1, 256)`,
  )
  await admin.query('checkpoint')
  await set(admin, { max_wal_size: '4GB' })
}

const set = async (admin: pg.Pool, settings: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter system set ${name} = '${value}'`)
  await admin.query('select pg_reload_conf()')
  // After it, the checkpointer has read the new settings.
  await admin.query('checkpoint')
}
