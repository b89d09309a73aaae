import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '@strongroom/shared'
import { openCrowd } from '../lib/crowd.ts'
import { ask, requestOf } from '../lib/load.ts'
import { median } from '../lib/measure.ts'
import { closedLoop, openLoop, type Stretch } from '../lib/open-loop.ts'
import { startWorker } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import { personOf, type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const multiples = [1, 2, 5, 10]
/** One after the last crowd: what is measured of it begins ten seconds after the crowd's end. */
const restSeconds = 15
const recoveredFrom = 10
/** A crowd's browsers, and the proxy before the API, keep their connections. */
const connections = 2_000

/** The figures of one run of a checkout: the stretch of each multiple, and the one after them. */
type Run = { readonly capacity: number; readonly stretches: readonly Stretch[]; readonly after: Stretch }

/**
 * Commands answered within two seconds while 1, 2, 5 and 10 times as many arrive as the platform can do, and once after that: an API
 * process and a worker on one database. What it can do is measured before, by 64 callers who wait for their answers. Where another
 * checkout is named, it takes its turns in the same rounds, under the rates that it can do itself. On two cores the generator, the refusals
 * and the commands share the processor: see DECISIONS.md for what is left of it at ten times.
 */
export const overload = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  beside?: string,
): Promise<Line[]> => {
  const here = new URL('../../', import.meta.url)
  const roots = beside ? [here, new URL(`file://${beside.replace(/\/*$/, '/')}`)] : [here]
  const runs: Run[][] = roots.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, root] of roots.entries())
      runs[at]?.push(await runOf(server, root, `overload_${round}_${at}`, Math.max(5, roundMs / 1000)))
  return runs.flatMap((all, at) => linesOf(all, at === 0 ? '' : ', the other checkout'))
}

const runOf = async (server: BenchServer, root: URL, name: string, seconds: number): Promise<Run> => {
  const databaseUrl = await server.platformDatabase(name)
  const served = await serveApi({ databaseUrl, root })
  const worker = startWorker(databaseUrl, root)
  try {
    const capacity = await closedLoop(topUp(served), { clients: 64, warmMs: 6_000, ms: 6_000 })
    const crowd = await openCrowd(served.base, connections)
    const arrive = (multiple: number, lasting: { seconds: number; countFrom?: number }) =>
      openLoop(crowd, requestsOf(served), { perSecond: multiple * capacity, ...lasting })
    const stretches: Stretch[] = []
    for (const multiple of multiples) {
      // Between two crowds the platform is left alone; behind the last it is not.
      await sleep(3_000)
      stretches.push(await arrive(multiple, { seconds }))
    }
    const after = await arrive(1, { seconds: restSeconds, countFrom: recoveredFrom })
    crowd.close()
    return { capacity, stretches, after }
  } finally {
    await worker.stop()
    await served.stop()
  }
}

const askedOf = (served: Served, n: number) => ({
  method: 'POST',
  session: personOf(served, n),
  body: { currency: 'USDC', network: 'TRC20', amount: '12.50', txid: randomBytes(32).toString('hex') },
})

const topUp = (served: Served) => async (n: number) => {
  const { status, body } = await ask(`${served.base}/v1/topup`, askedOf(served, n))
  return status === 200 && !body.includes('"status":true') ? 0 : status
}

const requestsOf = (served: Served) => (n: number, atMs: number) =>
  requestOf(served.base, '/v1/topup', askedOf(served, n), atMs)

const bestOf = ({ stretches }: Run): number => Math.max(...stretches.map(({ goodput }) => goodput))
const words = (stretches: readonly Stretch[]) =>
  stretches
    .map(
      ({ goodput, arrivals, refusedAtOnce, late, failed, p50Ms, p99Ms, sentLateMs, generatorCores }) =>
        `${goodput.toFixed(0)}/s of ${arrivals} (${refusedAtOnce} refused, ${late} late, ${failedIn(failed)}; p50 ${p50Ms.toFixed(0)}, p99 ${p99Ms.toFixed(0)} ms; sent ${sentLateMs.toFixed(0)} ms late by ${generatorCores.toFixed(2)} cores)`,
    )
    .join('; ')

const failedIn = (failed: Stretch['failed']): string =>
  Object.entries(failed)
    .map(([status, count]) => `${count} answered ${status}`)
    .join(', ') || 'none failed'

/** A checkout's curve; only this one's has aims. */
const linesOf = (runs: readonly Run[], of: string): Line[] => [
  ...multiples.map((multiple, at): Line => {
    const each = runs.map(({ stretches }) => itemAt(stretches, at))
    return {
      bench: `goodput at ${multiple} times what it can do${of}`,
      against: 'the most of any',
      ratio: median(runs.map((run, round) => (each[round]?.goodput ?? 0) / bestOf(run))),
      ...(of === '' && multiple === 10 ? { must: { atLeast: 0.8 } } : {}),
      note: words(each),
    }
  }),
  {
    bench: `goodput ten seconds after the crowd${of}`,
    against: 'before it',
    ratio: median(runs.map(({ stretches, after }) => after.goodput / (stretches[0]?.goodput ?? Number.NaN))),
    ...(of === '' ? { must: { atLeast: 0.95 } } : {}),
    note: `${words(runs.map(({ after }) => after))}; it can do ${runs.map(({ capacity }) => capacity.toFixed(0)).join(', ')}/s`,
  },
]
