import { type Break, verifyLog } from '@strongroom/ledger'
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
  about: 'recompute the hash chain of every stream in the log, and count its events',
  run: async ({ log, views }) => {
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
    return breaks.length === 0 && missing === 0 ? 0 : 1
  },
}
