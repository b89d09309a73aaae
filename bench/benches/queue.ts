import { openQueues } from '@strongroom/workers'
import { hasRedis, startRedis } from '../../workers/src/testing/redis.ts'
import { type Contender, type Result, race } from '../lib/measure.ts'
import { type Line, rateLine, told } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

type OpenQueue = { readonly contender: Contender; readonly close: () => Promise<void> }

/** A job from its adding to its being done, on either store, as the workers use them. Nothing it must reach. */
export const queue = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const redis = hasRedis ? await startRedis() : undefined
  const databaseUrl = await server.database('queue')
  const queues = [openQueue('PostgreSQL', databaseUrl)]
  if (redis) queues.push(openQueue('Redis', databaseUrl, redis.url))
  const lines: Line[] = []
  for (const clients of [1, 32]) {
    const contenders = queues.map(each => each.contender)
    const [ours, baseline] = await race(contenders, { clients, rounds, roundMs })
    if (ours) lines.push(lineOf(`job added → done, ${clients} at a time, on PostgreSQL`, ours, baseline))
  }
  for (const each of queues) await each.close()
  await redis?.stop()
  return lines
}

const lineOf = (bench: string, ours: Result, baseline: Result | undefined): Line =>
  baseline
    ? rateLine(bench, ours, baseline)
    : { bench, against: 'Redis (there is none here)', ratio: Number.NaN, note: told(ours) }

const openQueue = (name: string, databaseUrl: string, redisUrl?: string): OpenQueue => {
  const fail = (error: unknown) => console.error(name, error)
  const queues = openQueues({ databaseUrl, redisUrl, onError: fail, onFailed: (_, error) => fail(error) })
  const jobs = queues.queue('bench')
  const done = new Map<string, () => void>()
  const worker = queues.work('bench', async () => {}, 32)
  worker.on('completed', ({ name: job }) => done.get(job)?.())
  const once = (client: number, n: number) =>
    new Promise<void>((resolve, reject) => {
      const job = `${client}-${n}`
      done.set(job, () => resolve(void done.delete(job)))
      jobs.add(job, {}, { removeOnComplete: true }).catch(reject)
    })
  return { contender: { name, once }, close: queues.close }
}
