import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPeople } from './faults/create-people.ts'
import { countFacts, findings } from './faults/invariants.ts'
import { movements } from './faults/movements.ts'
import { Random } from './faults/random.ts'
import { waitUntilSettled } from './faults/wait-until-settled.ts'
import { newWorld } from './faults/world.ts'
import { type Cluster, hasRedis, startCluster } from './lib/cluster.ts'

// Redis is Debian's: without it there is no distributed platform to test. `.ci/run` installs it.
describe.skipIf(!hasRedis())(
  'two API processes and two workers on EventStoreDB, Redis and PostgreSQL',
  () => {
    let cluster: Cluster
    beforeAll(async () => {
      cluster = await startCluster({ kind: 'distributed' })
    }, 120_000)
    afterAll(() => cluster?.stop())

    test('keep the books when one of each is killed while money moves through both', async () => {
      const people = await createPeople(cluster)
      const before = await countFacts(cluster)
      let isOver = false
      const world = newWorld({
        ...people,
        bases: cluster.bases,
        random: new Random(7),
        isOver: () => isOver,
      })
      const work = async () => {
        while (!isOver) await world.random.of(movements).make(world)
      }
      const clients = Array.from({ length: 8 }, work)
      const acknowledged = async (count: number) => {
        const enough = world.acknowledged.length + count
        while (world.acknowledged.length < enough) await sleep(20)
      }
      await acknowledged(20)
      await Promise.all([cluster.apis[0]?.end('SIGKILL'), cluster.workers[0]?.end('SIGKILL')])
      await acknowledged(20)
      isOver = true
      await Promise.all([...clients, cluster.allReady()])
      await waitUntilSettled(cluster)
      expect(await findings(cluster, world, before)).toEqual([])
    }, 180_000)
  },
)
