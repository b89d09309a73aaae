import type { Position } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import {
  formatProof,
  hashAt,
  inclusionProof,
  leafHash,
  leafOf,
  subtreesFrom,
  tileWidth,
} from '@strongroom/ledger/eventlog/seal'
import type { Db } from '../queries/ask.ts'
import { eventFault, Unsealable } from './fault.ts'
import { lastPublished } from './sign.ts'
import { findLeafTile, readTiles } from './tables.ts'

/**
 * The proof that an event is in the sealed log: its index, the bytes of its leaf, and the `.tlog-proof`, which carries them as
 * its extra data.
 */
export type Receipt = { readonly index: number; readonly leaf: Buffer; readonly proof: string }

/**
 * The receipt of the event at a position, out of the last checkpoint; nothing while no checkpoint holds it. Throws
 * `Unsealable` when the log has another event there than was sealed.
 */
export const receiptOf = async (
  { db, log }: { readonly db: Db; readonly log: Pick<Log, 'readAll'> },
  position: Position,
): Promise<Receipt | undefined> => {
  const [last, tile] = [await lastPublished(db), await findLeafTile(db, position)]
  if (!last || !tile) return undefined
  const after = tile.after ? { after: tile.after } : {}
  const events = await log.readAll({ ...after, limit: tileWidth })
  const at = events.findIndex(event => event.position === position)
  const [event, index] = [events[at], tile.index * tileWidth + at]
  if (!event || index >= last.size) return undefined
  const leaf = leafOf(event)
  if (!leafHash(leaf).equals(hashAt(tile, at)))
    throw new Unsealable(eventFault('changed-event', index, event))
  const hashes = await inclusionProof({ index, size: last.size }, subtreesFrom(readTiles(db)))
  return { index, leaf, proof: formatProof({ index, hashes, checkpoint: last.note, extra: leaf }) }
}
