import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../lib/cluster.ts'
import type { Fault } from './fault.ts'

type Pick = (platform: Cluster) => Cluster['apis']

const killAndStart =
  (pick: Pick): Fault['strike'] =>
  async (platform, random) => {
    const victim = random.of(pick(platform))
    await victim.end('SIGKILL')
    await sleep(random.between(0, 800))
    victim.start()
    return victim.name
  }

/** As when a machine is too busy: nothing is lost, everything is late. */
const freeze =
  (pick: Pick, longestMs: number): Fault['strike'] =>
  async (platform, random) => {
    const victim = random.of(pick(platform))
    victim.freeze()
    await sleep(random.between(200, longestMs))
    victim.thaw()
    return victim.name
  }

export const processes: readonly Fault[] = [
  { name: 'kill an API process', strike: killAndStart(({ apis }) => apis) },
  { name: 'kill a worker', strike: killAndStart(({ workers }) => workers) },
  { name: 'freeze an API process', strike: freeze(({ apis }) => apis, 2_500) },
  // Longer than anything is waited for: its jobs stay its own.
  { name: 'freeze a worker', strike: freeze(({ workers }) => workers, 7_000) },
]
