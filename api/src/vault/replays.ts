import { hash } from 'node:crypto'
import { microBatch } from '@strongroom/ledger/eventlog/tools'
import type { Db } from '@strongroom/projections/queries'

/** A signed call as it can be told from every other one. */
export type Signed = {
  readonly sessionId: string
  readonly tonce: string
  readonly method: string
  readonly path: string
}

/**
 * Remembers signed calls that change something. A lost memory of the last moments would let a call be repeated at
 * worst, and every such call is idempotent by other means as well, so the commit does not wait for the disk.
 */
export const createReplays = (relaxed: Db) => {
  const remember = async (keys: readonly string[]): Promise<ReadonlyMap<string, true>> => {
    const { rows } = await relaxed.query<{ key: string }>({
      name: 'replays',
      text: `insert into private.replays (key) select decode(key, 'hex') from unnest($1::text[]) key
             on conflict do nothing returning encode(key, 'hex') as key`,
      values: [[...keys].sort()],
    })
    return new Map(rows.map(row => [row.key, true]))
  }

  // Two of one tick with one key must not share an answer: only one of them is the first.
  const inFlight = new Set<string>()
  const isNew = microBatch(remember)

  return {
    /** True the first time, false for ever after (for as long as a tonce is accepted). */
    first: async ({ sessionId, tonce, method, path }: Signed): Promise<boolean> => {
      const key = hash('sha256', `${sessionId}\n${tonce}\n${method}\n${path}`, 'hex')
      if (inFlight.has(key)) return false
      inFlight.add(key)
      try {
        return (await isNew(key)) ?? false
      } finally {
        inFlight.delete(key)
      }
    },
  }
}
/** The signatures that were used, each of which counts once. */
export type Replays = ReturnType<typeof createReplays>
