import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../lib/cluster.ts'
import type { Hurt, Passage } from '../../lib/proxy.ts'
import type { Random } from '../random.ts'
import type { Fault } from './fault.ts'

/** Hurts the network in front of one of the stores, and reports its connections there. */
const onNetwork =
  (seen: keyof Hurt, hurt: (proxy: Passage, random: Random) => Promise<unknown>): Fault['strike'] =>
  async ({ proxies }: Cluster, random) => {
    const [name, proxy] = random.of(Object.entries(proxies))
    const before = proxy.hurt[seen]
    await hurt(proxy, random)
    const words = seen.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    return `${name}: ${proxy.hurt[seen] - before} ${words}`
  }

export const connections: readonly Fault[] = [
  {
    name: 'delay a network',
    strike: onNetwork('delayedChunks', async (proxy, random) => {
      proxy.delay(random.between(5, 150))
      await sleep(random.between(500, 3_000))
      proxy.delay(0)
    }),
  },
  {
    name: 'cut the connections of a network in the middle of a message',
    strike: onNetwork('cutConnections', async (proxy, random) => {
      proxy.cutAfter(random.between(1, 2_000))
      await sleep(random.between(100, 1_000))
    }),
  },
  {
    // Those that wait for an answer on a frozen connection learn nothing before it is cut.
    name: 'freeze a network, then cut it',
    strike: onNetwork('cutConnections', async (proxy, random) => {
      proxy.cutAfter(random.between(1, 500))
      proxy.freeze()
      await sleep(random.between(500, 5_000))
      proxy.thaw()
      await sleep(200)
    }),
  },
  {
    name: 'refuse connections to a store',
    strike: onNetwork('refusedConnections', async (proxy, random) => {
      proxy.refuse(true)
      proxy.cutAfter(1)
      await sleep(random.between(300, 2_500))
      proxy.refuse(false)
    }),
  },
]
