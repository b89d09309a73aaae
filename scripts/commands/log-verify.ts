import { openSnapshots } from '@strongroom/ledger/eventlog/log'
import { type Break, verifyLog, verifySnapshots } from '@strongroom/ledger/eventlog/verify'
import type { Command } from './platform.ts'
import { progressLine } from './progress.ts'

const mostReported = 20

const words: Readonly<Record<Break['why'], string>> = {
  revision: 'does not follow the revision before it',
  'previous-hash': 'does not carry the hash of the event before it',
  hash: 'its content is not what its hash was made of',
  'no-hash': 'carries no hash',
}

/**
 * Walks the whole log and recomputes every stream's chain of hashes. What was cut off the end of a chain leaves the rest
 * whole, and is missed by the read models, which have counted the events they were made from.
 */
export const logVerify: Command = {
  usage: 'log verify',
  about:
    'recompute the hash chain of every stream in the log, count its events, and fold what was taken of them',
  run: async ({ log, pool, views }) => {
    const show = progressLine()
    const counted = Math.max(...(await views.status()).map(each => each.events))
    const { events, streams, breaks } = await verifyLog(log, { onProgress: count => show(`${count} events`) })
    show(`${events} events, ${streams} streams`, { last: true })
    for (const { stream, revision, why } of breaks.slice(0, mostReported))
      console.log(`  ${stream} revision ${revision}: ${words[why]}`)
    console.log(
      breaks.length === 0 ? 'Every chain is whole' : `${breaks.length} events do not fit their chain`,
    )
    const missing = Math.max(0, counted - events)
    if (missing > 0) console.log(`${events} events are there, and read models have seen ${counted}`)
    const { compared, wrong } = await verifySnapshots(log, await openSnapshots(pool))
    for (const stream of wrong.slice(0, mostReported))
      console.log(`  the snapshot of ${stream} is not what its events make: dropped`)
    console.log(
      wrong.length === 0
        ? `${compared} snapshots are what their events make`
        : `${wrong.length} of ${compared} snapshots were wrong and have been dropped: restart the API, which may have begun from them`,
    )
    return breaks.length === 0 && missing === 0 && wrong.length === 0 ? 0 : 1
  },
}
