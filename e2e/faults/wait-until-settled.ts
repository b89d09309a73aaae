import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../lib/cluster.ts'
import { awaited, countFacts } from './invariants.ts'

/** How long the platform may write nothing while work is left. */
const patienceMs = 120_000
/** However slow the machine, it is over then. */
const mostMs = 300_000

/**
 * Everything runs again, the read models have caught up and the reactions have finished interrupted work. A platform that goes on
 * with its work is waited for, however slowly it does on this machine. Otherwise: what it still waits for.
 */
export const waitUntilSettled = async (platform: Cluster): Promise<readonly string[]> => {
  await platform.allReady()
  let facts = 0
  let left: readonly string[] = []
  const end = performance.now() + mostMs
  for (let movedAt = performance.now(); performance.now() < Math.min(end, movedAt + patienceMs); ) {
    const isCaughtUp = await areCaughtUp(platform)
    left = [...(isCaughtUp ? [] : ['the read models are behind']), ...(await awaited(platform))]
    if (left.length === 0) return []
    const now = sum(await countFacts(platform))
    if (now > facts) movedAt = performance.now()
    facts = now
    await sleep(500)
  }
  return left
}

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)

const areCaughtUp = async ({ bases }: Cluster): Promise<boolean> => {
  const answer = await fetch(`${bases[0]}/readyz`).catch(() => undefined)
  const state = (await answer?.json().catch(() => undefined)) as
    | { checks?: { projections?: { behind?: Record<string, number> } } }
    | undefined
  const behind = Object.values(state?.checks?.projections?.behind ?? { unknown: 1 })
  return behind.every(each => each === 0)
}

/** How the workers' jobs and queues stood when it was last written down: which of them a platform that does not settle waits for. */
export const lateJobs = async (connectionString: string): Promise<string> => {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: jobs } = await client.query<{ job: string; ago: number }>(
      `select job, extract(epoch from now() - started_at)::int as ago from work.jobs order by ago desc`,
    )
    const { rows: queues } = await client.query(
      `select queue, waiting, active, delayed, failed from work.queues`,
    )
    return `jobs began last, in seconds ago: ${jobs.map(({ job, ago }) => `${job} ${ago}`).join(', ')}; queues: ${JSON.stringify(queues)}`
  } finally {
    await client.end()
  }
}
