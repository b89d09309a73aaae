import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../lib/cluster.ts'
import { createPeople } from './create-people.ts'
import { faultsFor } from './faults.ts'
import { countFacts, findings } from './invariants.ts'
import { playAll } from './movements/gone-bad.ts'
import { leaveLargeFile } from './movements/large-import.ts'
import { movements } from './movements.ts'
import { Random } from './random.ts'
import { lateJobs, waitUntilSettled } from './wait-until-settled.ts'
import { newWorld, type World } from './world.ts'

export type Storm = {
  readonly seed: number
  readonly seconds: number
  readonly say: (message: string) => void
}

const clients = 12
/** Clients of the administrator gone bad and the accomplices, who do nothing else. */
const plotters = 3

/** Lets a random workload and random faults loose on a platform, waits for quiet, and checks the books: its findings. */
export const weather = async (
  platform: Cluster,
  { seed, seconds, say }: Storm,
): Promise<readonly string[]> => {
  const people = await createPeople(platform)
  const before = await countFacts(platform)
  const end = performance.now() + seconds * 1_000
  const isOver = () => performance.now() > end
  const random = new Random(seed)
  const world = newWorld({ bases: platform.bases, random, ...people, isOver })
  say('Everybody is here; the storm begins')
  let working = clients + plotters
  const [faults] = await Promise.all([
    hurt(platform, new Random(seed + 1), isOver, say),
    leaveLargeFile(platform.databaseUrl, world).then(say),
    keepRunning(platform, () => isOver() && working === 0),
    ...Array.from({ length: clients }, () => work(world).finally(() => working--)),
    ...Array.from({ length: plotters }, (_, at) => playAll(world, at * 5).finally(() => working--)),
  ])
  say('The storm is over; waiting for quiet')
  const left = await waitUntilSettled(platform)
  if (left.length > 0)
    say(
      `not settled: ${[...left.slice(0, 5), await lateJobs(platform.databaseUrl).catch(String)].join('; ')}`,
    )
  // Reactions may still give back the claims of a killed process; the books are checked when no process writes.
  await platform.halt()
  await report(platform, world, before, faults, say)
  return world.acknowledged.length > 0
    ? findings(platform, world, before)
    : ['nothing was acknowledged, so nothing was tested']
}

const work = async (world: World): Promise<void> => {
  while (!world.isOver()) await world.random.of(movements).make(world)
}

/** Restarts a process that ended by itself, because its database was away when it started, as systemd or Docker would. */
const keepRunning = async ({ apis, workers }: Cluster, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await sleep(1_000)
    for (const each of [...apis, ...workers]) each.start()
  }
}

/** Strikes until it is over, one fault after the other, each of them once before any comes again; how often each did. */
const hurt = async (
  platform: Cluster,
  random: Random,
  isOver: () => boolean,
  say: (message: string) => void,
): Promise<ReadonlyMap<string, number>> => {
  const faults = faultsFor(platform)
  const struck = new Map<string, number>(faults.map(({ name }) => [name, 0]))
  let left = [...faults]
  while (!isOver()) {
    await sleep(random.between(100, 1_200))
    if (left.length === 0) left = [...faults]
    const [fault] = left.splice(random.between(0, left.length - 1), 1)
    if (!fault) continue
    const seen = await fault.strike(platform, random)
    say(`${fault.name}${typeof seen === 'string' ? ` (${seen})` : ''}`)
    struck.set(fault.name, (struck.get(fault.name) ?? 0) + 1)
  }
  return struck
}

/** A report of the events, so that a storm in which nothing happened is recognised. */
const report = async (
  platform: Cluster,
  { acknowledged, refusals, retried }: World,
  before: ReadonlyMap<string, number>,
  faults: ReadonlyMap<string, number>,
  say: (message: string) => void,
): Promise<void> => {
  const now = await countFacts(platform)
  const gained = new Map([...now].map(([fact, count]) => [fact, count - (before.get(fact) ?? 0)]))
  say(`faults: ${listOf(faults)}`)
  say(`calls made again after: ${listOf(retried)}`)
  say(`refused: ${listOf(refusals)}`)
  say(`facts: ${listOf(gained)}`)
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
  say(`${acknowledged.length} commands acknowledged, ${sum(refusals)} refused, ${sum(faults)} faults`)
}

const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${times} × ${what}`)
    .join(', ') || 'none'
