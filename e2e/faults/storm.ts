import { setTimeout as sleep } from 'node:timers/promises'
import { createLedger, memberDecider, openLog } from '@strongroom/ledger'
import { call, firstOf, newKey, register, type Session, signIn } from '../lib/client.ts'
import type { Cluster } from '../lib/cluster.ts'
import { faultsFor } from './faults.ts'
import { countFacts, findings } from './invariants.ts'
import { movements } from './movements.ts'
import { Random } from './random.ts'
import type { Person, World } from './world.ts'

export type Storm = {
  readonly seed: number
  readonly seconds: number
  readonly say: (message: string) => void
}

const members = 6
const clients = 12

/** Lets a random workload and random faults loose on a platform, waits for quiet, and looks at the books: what it finds wrong. */
export const weather = async (
  platform: Cluster,
  { seed, seconds, say }: Storm,
): Promise<readonly string[]> => {
  const random = new Random(seed)
  const end = performance.now() + seconds * 1_000
  const isOver = () => performance.now() > end
  const world: World = {
    bases: platform.bases,
    random,
    ...(await gather(platform)),
    acknowledged: [],
    refusals: new Map(),
    wrong: [],
    isOver,
  }
  const before = await countFacts(platform)
  let working = clients
  const [faults] = await Promise.all([
    hurt(platform, new Random(seed + 1), isOver, say),
    keepRunning(platform, () => isOver() && working === 0),
    ...Array.from({ length: clients }, () => work(world).finally(() => working--)),
  ])
  say('The storm is over; waiting for quiet')
  await quiet(platform)
  const refused = [...world.refusals.values()].reduce((sum, each) => sum + each, 0)
  for (const [code, times] of world.refusals) say(`refused ${times} × ${code}`)
  say(`${world.acknowledged.length} commands acknowledged, ${refused} refused, ${faults} faults`)
  return world.acknowledged.length > 0
    ? findings(platform, world, before)
    : ['nothing was acknowledged, so nothing was tested']
}

/** The demo's members with money and some new ones, verified, who get theirs by being paid. */
export const gather = async ({
  bases,
  ...cluster
}: Cluster): Promise<{ people: Person[]; admin: Person }> => {
  const base = bases[0] as string
  const people: Person[] = []
  for (const email of ['ada@example.com', 'ben@example.com'])
    people.push(await personOf(await signIn(base, email)))
  for (let i = people.length; i < members; i++) {
    const email = `storm-${i}-${Date.now()}@example.com`
    await verify(cluster, await register(base, email))
    people.push(await personOf(await signIn(base, email)))
  }
  return { people, admin: await personOf(await signIn(base, 'admin@example.com')) }
}

/** Finance has seen this member's documents. Said straight to the log, as the office would. */
const verify = async (cluster: Parameters<typeof openLog>[0], uid: string): Promise<void> => {
  const log = await openLog(cluster)
  await createLedger({ log }).handle(memberDecider, uid, {
    id: newKey(),
    actor: { kind: 'admin', id: 'storm' },
    correlationId: newKey(),
    command: { type: 'DecideKyc', input: { status: 1 } },
  })
  await log.close()
}

const personOf = async (session: Session): Promise<Person> => ({
  session,
  uid: firstOf<{ uid: string }>(await call(session, 'GET', '/user/userinfo')).uid,
})

const work = async (world: World): Promise<void> => {
  while (!world.isOver()) await world.random.of(movements).make(world)
}

/** Starts again what ended by itself, because its database was away when it started: what systemd or Docker would do. */
const keepRunning = async ({ apis, workers }: Cluster, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await sleep(1_000)
    for (const each of [...apis, ...workers]) each.start()
  }
}

/** Strikes until it is over, one fault after the other; how many there were. */
const hurt = async (
  platform: Cluster,
  random: Random,
  isOver: () => boolean,
  say: (message: string) => void,
): Promise<number> => {
  const faults = faultsFor(platform)
  let count = 0
  while (!isOver()) {
    await sleep(random.between(100, 1_200))
    const fault = random.of(faults)
    say(fault.name)
    await fault.strike(platform, random)
    count++
  }
  return count
}

/** Everything runs again, the read models have caught up and the reactions have finished what was interrupted. */
export const quiet = async (platform: Cluster): Promise<void> => {
  await platform.allReady()
  for (let tries = 0; tries < 240; tries++) {
    await sleep(500)
    const answer = await fetch(`${platform.bases[0]}/readyz`).catch(() => undefined)
    const state = (await answer?.json().catch(() => undefined)) as
      | { checks?: { projections?: { behind?: Record<string, number> } } }
      | undefined
    const behind = Object.values(state?.checks?.projections?.behind ?? { unknown: 1 })
    if (behind.every(each => each === 0) && (await transitIsEmpty(platform))) return
  }
}

const transitIsEmpty = async (platform: Cluster): Promise<boolean> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: platform.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select 1 from views.balances where account = 'house:transit' and amount <> 0`,
  )
  await client.end()
  return rows.length === 0
}
