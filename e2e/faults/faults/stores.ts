import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../../lib/cluster.ts'
import type { Fault } from './fault.ts'

const crashDatabase: Fault['strike'] = ({ database }, random) => database.crash(random.between(0, 1_500))

const dropDatabaseConnections: Fault['strike'] = async ({ databaseUrl }) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  )
  await client.end()
  return `${rowCount} connections`
}

/** The database refuses, or gives up; once there is room again, all goes on. */
const fillDisk: Fault['strike'] = async ({ database, databaseUrl }, random) => {
  const bytes = database.disk?.fill() ?? 0
  const refusal = await write(databaseUrl)
  await sleep(random.between(500, 3_000))
  database.disk?.free()
  const gaveUp = await database.revive()
  return `${Math.round(bytes / 2 ** 20)} MB filled; the database ${gaveUp ? 'gave up' : `said ${refusal}`}`
}

/** Takes some room in the database, and says how that was refused. */
const write = async (connectionString: string): Promise<string> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      `create table storm_probe as select repeat(md5(n::text), 200) from generate_series(1, 5000) n`,
    )
    await client.query('drop table storm_probe')
    return 'nothing'
  } catch (error) {
    return (error as { code?: string }).code ?? (error as Error).message
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Does something to EventStoreDB for a while. */
const eventStoreFault =
  (
    on: Parameters<NonNullable<Cluster['eventStore']>['fault']>[0],
    off: typeof on,
    longestMs: number,
  ): Fault['strike'] =>
  async ({ eventStore }, random) => {
    await eventStore?.fault(on)
    await sleep(random.between(200, longestMs))
    await eventStore?.fault(off)
  }

const isDistributed: NonNullable<Fault['needs']> = ({ kind }) => kind === 'distributed'
/** A real node is left alone; the network before it is not. */
const hasTestEventStore: NonNullable<Fault['needs']> = ({ eventStore }) => eventStore

export const stores: readonly Fault[] = [
  { name: 'crash the database', strike: crashDatabase },
  { name: 'drop all database connections', strike: dropDatabaseConnections },
  { name: 'fill the disk of the database', needs: ({ database }) => database.disk, strike: fillDisk },
  {
    name: 'kill Redis, which forgets everything',
    needs: isDistributed,
    strike: async ({ redis }, random) => {
      await redis?.end('SIGKILL')
      await sleep(random.between(0, 1_500))
      redis?.start()
    },
  },
  {
    name: 'freeze Redis',
    needs: isDistributed,
    strike: async ({ redis }, random) => {
      redis?.freeze()
      await sleep(random.between(200, 2_500))
      redis?.thaw()
    },
  },
  {
    name: 'drop the connections of EventStoreDB',
    needs: hasTestEventStore,
    strike: async ({ eventStore }) => eventStore?.dropConnections(),
  },
  {
    name: 'restart EventStoreDB',
    needs: hasTestEventStore,
    strike: async ({ eventStore }, random) =>
      eventStore?.restart({ keepData: true, downMs: random.between(50, 1_500) }),
  },
  {
    name: 'silence EventStoreDB',
    needs: hasTestEventStore,
    strike: eventStoreFault({ silent: true }, { silent: false }, 4_000),
  },
  {
    name: 'deliver events twice for a while',
    needs: hasTestEventStore,
    strike: eventStoreFault({ duplicateDelivery: true }, { duplicateDelivery: false }, 3_000),
  },
]
