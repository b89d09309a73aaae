import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../lib/cluster.ts'
import type { Random } from './random.ts'

/** One way the world hurts the platform. It has healed what it broke when its promise settles. */
export type Fault = {
  readonly name: string
  readonly strike: (platform: Cluster, random: Random) => Promise<void>
}

const killAndStart =
  (pick: (platform: Cluster) => Cluster['apis']): Fault['strike'] =>
  async (platform, random) => {
    const victim = random.of(pick(platform))
    await victim.end('SIGKILL')
    await sleep(random.between(0, 800))
    victim.start()
  }

/** As when a machine is too busy or a network stands still: nothing is lost, everything is late. */
const freeze =
  (pick: (platform: Cluster) => Cluster['apis']): Fault['strike'] =>
  async (platform, random) => {
    const victim = random.of(pick(platform))
    victim.freeze()
    await sleep(random.between(200, 2_500))
    victim.thaw()
  }

const dropDatabaseConnections: Fault['strike'] = async ({ databaseUrl }) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  )
  await client.end()
}

/** Signed calls may be five minutes off, so this clock goes wrong by less. */
const stepClock: Fault['strike'] = async ({ apis }, random) => {
  const victim = random.of(apis)
  await victim.end('SIGTERM')
  victim.start({ CLOCK_OFFSET_MS: String(random.of([-200_000, 200_000, 0])) })
}

const everywhere: readonly Fault[] = [
  { name: 'kill an API process', strike: killAndStart(({ apis }) => apis) },
  { name: 'kill a worker', strike: killAndStart(({ workers }) => workers) },
  { name: 'freeze an API process', strike: freeze(({ apis }) => apis) },
  { name: 'freeze a worker', strike: freeze(({ workers }) => workers) },
  {
    name: 'crash the database',
    strike: (platform, random) => platform.crashDatabase(random.between(0, 1_500)),
  },
  { name: 'drop all database connections', strike: dropDatabaseConnections },
  { name: 'step a clock', strike: stepClock },
]

const distributed: readonly Fault[] = [
  {
    name: 'kill Redis, which forgets everything',
    strike: async ({ redis }, random) => {
      await redis?.end('SIGKILL')
      await sleep(random.between(0, 1_500))
      redis?.start()
    },
  },
  {
    name: 'freeze Redis',
    strike: async ({ redis }, random) => {
      redis?.freeze()
      await sleep(random.between(200, 2_500))
      redis?.thaw()
    },
  },
  {
    name: 'drop the connections of EventStoreDB',
    strike: async ({ eventStore }) => eventStore?.dropConnections(),
  },
  {
    name: 'restart EventStoreDB',
    strike: async ({ eventStore }, random) =>
      eventStore?.restart({ keepData: true, downMs: random.between(50, 1_500) }),
  },
  {
    name: 'silence EventStoreDB',
    strike: async ({ eventStore }, random) => {
      await eventStore?.fault({ silent: true })
      await sleep(random.between(200, 4_000))
      await eventStore?.fault({ silent: false })
    },
  },
  {
    name: 'deliver events twice for a while',
    strike: async ({ eventStore }) => {
      await eventStore?.fault({ duplicateDelivery: true })
      await sleep(1_500)
      await eventStore?.fault({ duplicateDelivery: false })
    },
  },
]

export const faultsFor = ({ kind }: Cluster): readonly Fault[] =>
  kind === 'embedded' ? everywhere : [...everywhere, ...distributed]
