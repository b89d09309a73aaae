import { setImmediate as othersTurn } from 'node:timers/promises'
import {
  formatProof,
  inclusionProof,
  leafOf,
  type ReadTiles,
  subtreesFrom,
  type Tile,
} from '@strongroom/ledger/eventlog/seal'
import type { Db } from '../queries/ask.ts'
import { lastPublished } from './sign.ts'
import { readTiles } from './tables.ts'

/** The last checkpoint that is shown, with its key, and proofs by it of as many events as are asked for. */
export type CheckpointProofs = {
  /** How many events it holds. */
  readonly size: number
  readonly note: string
  readonly vkey: string
  /**
   * The `.tlog-proof` of an event by its running number (from 1), the leaf as its extra data. Nothing holds the event against the
   * tree here: the reader of the proof does. Throws `BrokenEvent` where an event carries no hash.
   */
  readonly proofOf: (event: { readonly number: number } & Parameters<typeof leafOf>[0]) => Promise<string>
}

/** So many tiles are kept for the next proof: events in their order need the same ones. */
const MOST_TILES = 64

/** Proofs by the last checkpoint; nothing before the first. */
export const checkpointProofs = async (db: Db): Promise<CheckpointProofs | undefined> => {
  const last = await lastPublished(db)
  if (!last) return undefined
  const { size, note, vkey } = last
  const subtrees = subtreesFrom(keptTiles(readTiles(db)))
  return {
    size,
    note,
    vkey,
    proofOf: async event => {
      // Thousands may be asked for in a row, all out of memory: requests have their turn in between.
      await othersTurn()
      const index = event.number - 1
      const hashes = await inclusionProof({ index, size }, subtrees)
      return formatProof({ index, hashes, checkpoint: note, extra: leafOf(event) })
    },
  }
}

/** Reads each tile once, for as long as few are kept. A tile that grows meanwhile keeps the hashes it has. */
const keptTiles = (read: ReadTiles): ReadTiles => {
  const kept = new Map<string, Tile>()
  const keyOf = ({ level, index }: Pick<Tile, 'level' | 'index'>) => `${level}/${index}`
  return async places => {
    const missing = places.filter(place => !kept.has(keyOf(place)))
    if (kept.size + missing.length > MOST_TILES) kept.clear()
    const asked = places.filter(place => !kept.has(keyOf(place)))
    if (asked.length > 0) for (const tile of await read(asked)) kept.set(keyOf(tile), tile)
    return places.flatMap(place => kept.get(keyOf(place)) ?? [])
  }
}
