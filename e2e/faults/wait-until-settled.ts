import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../lib/cluster.ts'
import { awaited } from './invariants.ts'

const patienceMs = 120_000

/** Everything runs again, the read models have caught up and the reactions have finished interrupted work. */
export const waitUntilSettled = async (platform: Cluster): Promise<void> => {
  await platform.allReady()
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(500))
    if ((await areCaughtUp(platform)) && (await awaited(platform)).length === 0) return
}

const areCaughtUp = async ({ bases }: Cluster): Promise<boolean> => {
  const answer = await fetch(`${bases[0]}/readyz`).catch(() => undefined)
  const state = (await answer?.json().catch(() => undefined)) as
    | { checks?: { projections?: { behind?: Record<string, number> } } }
    | undefined
  const behind = Object.values(state?.checks?.projections?.behind ?? { unknown: 1 })
  return behind.every(each => each === 0)
}
