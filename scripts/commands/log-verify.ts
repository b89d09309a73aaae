import { linkOf, noHash, type Position, type StoredEvent } from '@strongroom/ledger'
import type { Command } from './platform.ts'
import { progressLine } from './progress.ts'

const pageSize = 5_000
const mostReported = 20

/** Walks the whole log and recomputes every stream's chain of hashes. */
export const logVerify: Command = {
  usage: 'log verify',
  about: 'recompute the hash chain of every stream in the log',
  run: async ({ log }) => {
    const show = progressLine()
    const chains = new Map<string, Link>()
    const broken: string[] = []
    let events = 0
    let after: Position | undefined
    for (;;) {
      const page = await log.readAll({ after, limit: pageSize })
      for (const event of page) {
        const wrong = follow(chains, event)
        if (wrong) broken.push(`${event.stream} revision ${event.revision}: ${wrong}`)
      }
      events += page.length
      after = page.at(-1)?.position
      show(`${events} events, ${chains.size} streams`)
      if (page.length < pageSize) break
    }
    show(`${events} events, ${chains.size} streams`, { last: true })
    for (const line of broken.slice(0, mostReported)) console.log(`  ${line}`)
    console.log(
      broken.length === 0 ? 'Every chain is whole' : `${broken.length} events do not fit their chain`,
    )
    return broken.length === 0 ? 0 : 1
  },
}

type Link = { readonly revision: number; readonly hash: string }

/** Follows an event's stream by one link; says what is wrong with it, if anything. */
const follow = (chains: Map<string, Link>, event: StoredEvent): string | undefined => {
  const before = chains.get(event.stream) ?? { revision: -1, hash: noHash }
  const { previousHash, hash, computed } = linkOf(event)
  chains.set(event.stream, { revision: event.revision, hash })
  if (event.revision !== before.revision + 1) return `follows revision ${before.revision}`
  if (previousHash !== before.hash) return 'does not carry the hash of the event before it'
  if (computed !== hash) return 'its content is not what its hash was made of'
  return undefined
}
