import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** A PostgreSQL that can be crashed and, on a small disk, starved. Its address stays. */
export type BreakableDatabase = {
  readonly url: string
  readonly port: number
  /** Of the server's first process. */
  readonly pid: () => number
  readonly disk: SmallDisk | undefined
  /** Ends it at once, as a crash would, and starts it again after so long. */
  readonly crash: (downMs: number) => Promise<void>
  /** Starts it again if it has given up by itself; whether it had. */
  readonly revive: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Starts one below `home`; on a disk of its own when it is told how much that holds, and the machine allows it. */
export const startBreakableDatabase = async (
  home: string,
  diskBytes?: number,
): Promise<BreakableDatabase> => {
  const port = await freePort()
  const disk = diskBytes === undefined ? undefined : mountSmallDisk(join(home, 'disk'), diskBytes)
  let hasEnded = false
  const open = async (): Promise<EmbeddedPostgres> => {
    const directory = join(disk?.directory ?? home, 'postgres')
    const server = await startEmbeddedPostgres({
      directory,
      port,
      password: 'e2e',
      logFile: join(home, 'postgres.log'),
    })
    hasEnded = false
    void server.ended.then(() => {
      hasEnded = true
    })
    return server
  }
  let server = await open()
  if (disk) await keepLogShort(server.url)
  return {
    url: server.url,
    port,
    pid: () => server.pid,
    disk,
    crash: async downMs => {
      const { ended, pid } = server
      process.kill(pid, 'SIGQUIT')
      await ended
      await sleep(downMs)
      server = await open()
    },
    revive: async () => {
      if (!hasEnded) return false
      server = await open()
      return true
    },
    stop: async () => {
      if (!hasEnded) await server.stop()
      disk?.unmount()
    },
  }
}

/** A small disk has no room for as much of its write-ahead log as PostgreSQL likes to keep. */
const keepLogShort = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set max_wal_size = '128MB'`)
  await client.query('select pg_reload_conf()')
  await client.end()
}
