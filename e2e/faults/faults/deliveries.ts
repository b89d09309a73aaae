import { setTimeout as sleep } from 'node:timers/promises'
import { projections } from '@strongroom/projections'
import { openQueues } from '@strongroom/workers'
import type { Cluster } from '../../lib/cluster.ts'
import type { Fault } from './fault.ts'

const chores = [
  'catch-up',
  'pay-interest',
  'take-card-fees',
  'fill-trades',
  'expire-pay-codes',
  'settle-transit',
  'settle-pay-codes',
  'release-claims',
  'pay-bonuses',
] as const

type Delivery = {
  /** Periodic jobs. */
  readonly names: readonly string[]
  /** Read models. */
  readonly advancing: readonly string[]
  readonly patienceMs: number
}

/** Hands out jobs beside those that the platform itself has asked for. How many were carried out. */
export const deliver = async (
  { databaseUrl, redisUrl }: Cluster,
  { names, advancing, patienceMs }: Delivery,
): Promise<string> => {
  const queues = openQueues({ databaseUrl, redisUrl, onError: () => {}, onFailed: () => {} })
  try {
    const [jobs, advances] = [queues.queue('chores'), queues.queue('projections')]
    const opts = { removeOnComplete: true, removeOnFail: true, attempts: 3 }
    // Without an id to be deduplicated by, as a queue that has lost its memory would.
    const added = [
      ...(await jobs.addBulk(names.map(name => ({ name, data: {}, opts })))),
      ...(await advances.addBulk(
        advancing.map(projection => ({ name: 'advance', data: { projection }, opts })),
      )),
    ]
    const left = async () =>
      (await Promise.all(added.map(job => job.getState()))).filter(state => state !== 'unknown').length
    let waiting = await left()
    for (const end = performance.now() + patienceMs; waiting > 0 && performance.now() < end; ) {
      await sleep(250)
      waiting = await left()
    }
    return `${added.length - waiting} of ${added.length} jobs carried out`
  } finally {
    await queues.close()
  }
}

/** Every job twice at once; and read models are advanced by one more than is at it anyway. */
const deliverTwice: Fault['strike'] = platform =>
  deliver(platform, {
    names: [...chores, ...chores],
    advancing: projections.map(({ name }) => name),
    patienceMs: 6_000,
  })

export const deliveries: readonly Fault[] = [{ name: 'deliver jobs twice', strike: deliverTwice }]
