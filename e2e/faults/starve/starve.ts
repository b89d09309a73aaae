import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../lib/cluster.ts'
import { openProcessorShare } from '../../lib/processor-share.ts'
import { createPeople } from '../create-people.ts'
import { countFacts, findings } from '../invariants.ts'
import { Random } from '../random.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'
import { newWorld } from '../world.ts'
import { watchMachineSpeed } from './machine-speed.ts'
import { paceOf, topUpAndApprove } from './pairs.ts'
import { bornAfter, openSessions, spread, takenOver } from './signs.ts'

export type Starving = {
  readonly seed: number
  /** How long the processes are held to each share. */
  readonly seconds: number
  readonly say: (message: string) => void
}

const shares = [0.05, 0.1, 0.2]
const loops = 4
const warmUpMs = 5_000
/** So long after it is let go, a platform does what it did before. */
const recoveryMs = 10_000
const longestMeasureMs = 10_000
/** Of the pace before, so much is back: two measurements on one machine differ by less; two short ones, by more. */
const backOf = (seconds: number): number => (seconds < 30 ? 0.5 : 0.7)

/**
 * Holds all processes of a platform to a part of a core, each share in turn, while members top up and finance approves; lets
 * it go, and looks whether it does again what it did before. Nothing may be lost or done twice, no job is given to a second worker while the
 * first lives, and no connection to the database is lost. Answers what was wrong.
 */
export const starve = async (
  platform: Cluster,
  { seed, seconds, say }: Starving,
): Promise<readonly string[]> => {
  const people = await createPeople(platform)
  const before = await countFacts(platform)
  let isOver = false
  const random = new Random(seed)
  const world = newWorld({ bases: platform.bases, random, ...people, isOver: () => isOver })
  const share = openProcessorShare()
  say(`The processes are held by ${share.by}`)
  const wrong: string[] = []
  const measureMs = Math.min(longestMeasureMs, seconds * 1_000)
  const { pairs, done } = topUpAndApprove(world, loops)
  try {
    await sleep(warmUpMs)
    const usual = await paceWithin(pairs, measureMs)
    say(`before: ${usual.perMinute} pairs a minute, p50 ${usual.p50Ms} ms`)
    for (const part of shares) {
      const known = await openSessions(platform.databaseUrl)
      const refused = total(world.retried)
      share.hold(platform.pids(), part)
      const held = await paceWithin(pairs, seconds * 1_000)
      const born = bornAfter(known, await openSessions(platform.databaseUrl))
      share.letGo()
      await sleep(recoveryMs)
      const after = await paceWithin(pairs, measureMs)
      const machine = after.machine / usual.machine
      const ratio = after.perMinute / usual.perMinute / machine
      say(
        `${part} of a core: ${held.perMinute} pairs a minute, p50 ${held.p50Ms} ms, ${total(world.retried) - refused} calls made again, ` +
          `${born.length} new database sessions; let go: ${after.perMinute} a minute, ` +
          `${ratio.toFixed(2)} of before on a machine that does ${machine.toFixed(2)}`,
      )
      if (ratio < backOf(seconds))
        wrong.push(`${part} of a core: ten seconds after it was let go ${ratio.toFixed(2)} of the pace`)
      if (born.length > 0)
        wrong.push(`${part} of a core: sessions were lost and opened anew: ${spread(born)}`)
    }
  } finally {
    isOver = true
    share.close()
    await done
  }
  const left = await waitUntilSettled(platform)
  if (left.length > 0) say(`not settled: ${left.slice(0, 5).join('; ')}`)
  wrong.push(...(await takenOver(platform)))
  await platform.halt()
  const again = [...world.retried].map(([what, times]) => `${times} × ${what}`).join(', ')
  say(`${pairs.length} pairs in all; calls made again after: ${again || 'none'}`)
  return [...wrong, ...(await findings(platform, world, before))]
}

const paceWithin = async (pairs: Parameters<typeof paceOf>[0], ms: number) => {
  const from = performance.now()
  const speed = watchMachineSpeed()
  await sleep(ms)
  return { ...paceOf(pairs, from, performance.now()), machine: speed.stop() }
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0)
