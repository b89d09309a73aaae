import { randomBytes } from 'node:crypto'
import { type Person, step, type World } from '../world.ts'

/** A top-up that a member has handed in and finance has approved: when it was done, and how long both calls took. */
export type Pair = { readonly at: number; readonly tookMs: number }

/** Members who top up, each with finance approving at once, one after another until it is over; what they have done so far. */
export const topUpAndApprove = (
  world: World,
  loops: number,
): { readonly pairs: readonly Pair[]; readonly done: Promise<unknown> } => {
  const pairs: Pair[] = []
  const loop = async (by: Person): Promise<void> => {
    while (!world.isOver()) {
      const began = performance.now()
      if (await pair(world, by)) pairs.push({ at: performance.now(), tookMs: performance.now() - began })
    }
  }
  const members = Array.from({ length: loops }, (_, n) => world.people[n % world.people.length] as Person)
  return { pairs, done: Promise.all(members.map(loop)) }
}

const pair = async (world: World, by: Person): Promise<boolean> => {
  const { uid } = by
  const txid = randomBytes(32).toString('hex')
  const body = { currency: 'USDC', network: 'TRC20', amount: '10.5', txid }
  const submitted = { movement: 'top-up', fact: 'TopUpSubmitted', uid, by, path: '/topup', body }
  const id = await step(world, submitted)
  if (!id) return false
  const decided = { movement: 'top-up decided', fact: 'TopUpApproved', uid, by: world.admin, id } as const
  return (await step(world, { ...decided, path: '/topup/approve', body: { id, fee: '0.25' } })) !== undefined
}

/** How many a minute were done between two moments, and how long half of them took at most, in milliseconds. */
export const paceOf = (
  pairs: readonly Pair[],
  from: number,
  to: number,
): { readonly perMinute: number; readonly p50Ms: number } => {
  const within = pairs.filter(({ at }) => at >= from && at < to).map(({ tookMs }) => tookMs)
  within.sort((a, b) => a - b)
  return {
    perMinute: Math.round((within.length / (to - from)) * 60_000),
    p50Ms: Math.round(within[Math.floor(within.length / 2)] ?? 0),
  }
}
