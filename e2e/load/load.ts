import { setTimeout as sleep } from 'node:timers/promises'
import { codeFor } from '../faults/codes.ts'
import { countFacts, findings } from '../faults/invariants.ts'
import { Random } from '../faults/random.ts'
import { waitUntilSettled } from '../faults/wait-until-settled.ts'
import { insist, newWorld, type Person, step, type World } from '../faults/world.ts'
import { ask, demo, type Session, signIn } from '../lib/client.ts'
import type { Cluster } from '../lib/cluster.ts'
import { crowd, type Passerby } from './crowd.ts'
import { watchMemory } from './memory.ts'

export type Load = {
  readonly users: number
  /** How many people are at it at a time. */
  readonly atOnce: number
  readonly seed: number
  readonly say: (message: string) => void
}

const paymentsEach = 2
/** The most memory that a process of the platform may hold when all is over. */
const mostMb = 300

/**
 * Lets a crowd sign in and pay one another, each member from an address of their own, with rate limits on. No payment may be
 * lost, and members who have a session already must be answered meanwhile. Returns the faults found.
 */
export const load = async (
  platform: Cluster,
  { users, atOnce, seed, say }: Load,
): Promise<readonly string[]> => {
  const [base = ''] = platform.bases
  const people = await crowd(platform, users)
  say(`${people.length} people are here`)
  const admin = personOf(await signIn(base, 'admin@example.com'), '')
  const random = new Random(seed)
  const given = {
    bases: platform.bases,
    random,
    people: [],
    admin,
    second: admin,
    goneBad: admin,
    accomplices: [],
    cardTypes: [],
  }
  let isOver = false
  /** They come as a crowd, before. */
  const join = () => Promise.reject(new Error('nobody joins among a crowd'))
  const world = newWorld({ ...given, verify: async () => {}, join, isOver: () => isOver })
  const before = await countFacts(platform)
  const memory = watchMemory([...platform.apis, ...platform.workers])
  const started = performance.now()
  const bystander = standBy(world, admin)
  const queue = [...people]
  const signInsMs: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let each = queue.pop(); each; each = queue.pop()) signInsMs.push(await visit(world, each, people))
    }),
  )
  isOver = true
  const seconds = (performance.now() - started) / 1_000
  const waits = await bystander
  const limited = await abuse(base)
  await waitUntilSettled(platform)

  say(`${people.length} signed in and made ${world.acknowledged.length} payments in ${seconds.toFixed(1)} s`)
  say(`a sign-in took ${spread(signInsMs)}; another call meanwhile ${spread(waits)}`)
  for (const line of memory.stop()) say(line)
  for (const base of platform.bases) say(await heapOf(base))
  const problems = [
    ...(await findings(platform, world, before)),
    ...[...world.refusals].map(([what, times]) => `${times} × ${what}`),
    ...memory.above(mostMb),
  ]
  if (world.acknowledged.length !== people.length * paymentsEach) problems.push('not everybody could pay')
  return limited ? problems : [...problems, 'the rate limits were not on']
}

const personOf = (session: Session, uid: string): Person => ({ session, uid, bankId: '', proof: '' })

/** One person's visit: signs in, pays two others. How long signing in took. */
const visit = async (world: World, { uid, email, address }: Passerby, all: readonly Passerby[]) => {
  const started = performance.now()
  const session = await signInPatiently(world, email, address)
  const tookMs = performance.now() - started
  const by = personOf(session, uid)
  for (let payment = 0; payment < paymentsEach; payment++) {
    const to = world.random.of(all.filter(other => other.uid !== uid))
    const body = { uid: to.uid, currency: 'USD', amount: (world.random.between(1, 500) / 100).toFixed(2) }
    const code = await codeFor(world, by, 'quickpay', body)
    const path = '/quickpay'
    await step(world, { movement: 'quick pay', fact: 'QuickPaySent', uid, by, path, body: { ...body, code } })
  }
  return tookMs
}

/** Signs in as a person in a crowd does: a step for which the platform has no room is made again once it says to come. */
const signInPatiently = (world: World, email: string, address: string): Promise<Session> => {
  const patiently: typeof ask = async (...call) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(...call)
      if (answer.status !== 503 || attempt > 50) return answer
      world.retried.set('503 at sign-in', (world.retried.get('503 at sign-in') ?? 0) + 1)
      await sleep(Number(answer.headers.get('retry-after')) * 1_000)
    }
  }
  return signIn(world.random.of(world.bases), email, { ...demo, address }, patiently)
}

/** A member who has a session already and looks at a list now and then; how long each look took. */
const standBy = async (world: World, person: Person): Promise<readonly number[]> => {
  const waits: number[] = []
  while (!world.isOver()) {
    const started = performance.now()
    await insist(world, person, '/user/userinfo', undefined, { method: 'GET' })
    waits.push(performance.now() - started)
    await sleep(100)
  }
  return waits
}

/** Whether a client that guesses passwords is stopped. */
const abuse = async (base: string): Promise<boolean> => {
  const guess = () =>
    ask(base, 'POST', '/user/beforeSignIn', { email: 'ada@example.com', password: 'a guess' }, '10.9.9.9')
  for (let tries = 0; tries < 40; tries++) if ((await guess()).status === 429) return true
  return false
}

/** How much of an API process' memory is its heap, and how much of that is in use. */
const heapOf = async (base: string): Promise<string> => {
  const text = await (await fetch(`${base}/metrics`)).text()
  const megabytes = (name: string) =>
    (Number(new RegExp(`^nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20).toFixed(0)
  return `its heap: ${megabytes('heap_size_used')} of ${megabytes('heap_size_total')} MB used, ${megabytes('external_memory')} MB outside of it`
}

const spread = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${at(0.5).toFixed(0)} ms (99 %: ${at(0.99).toFixed(0)} ms, longest: ${at(1).toFixed(0)} ms)`
}
