import { type AskedTile, hashBytes, widthIn } from '@strongroom/ledger/eventlog/seal'
import type { Db } from '../queries/ask.ts'
import { lastPublished } from './sign.ts'
import { readTiles } from './tables.ts'

/** The last checkpoint as programs read it, and the key it is signed with, each as text; nothing before the first. */
export const servedCheckpoint = async (
  db: Db,
): Promise<{ readonly note: string; readonly vkey: string } | undefined> => lastPublished(db)

/** A tile's hashes; nothing where the last checkpoint has none, or fewer. An answer never changes. */
export const servedTile = async (db: Db, { width, ...place }: AskedTile): Promise<Buffer | undefined> => {
  const last = await lastPublished(db)
  if (!last || widthIn(last.size, place) < width) return undefined
  const [tile] = await readTiles(db)([place])
  return tile?.hashes.subarray(0, width * hashBytes)
}
