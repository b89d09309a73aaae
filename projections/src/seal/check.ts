import { setTimeout as sleep } from 'node:timers/promises'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import {
  type Hash,
  hashAt,
  hashBytes,
  leafHashOf,
  tileRoot,
  tileWidth,
  widthIn,
} from '@strongroom/ledger/eventlog/seal'
import type { Pool } from 'pg'
import type { Place } from '../runner/pages.ts'
import { eventFault, tileFault, Unsealable } from './fault.ts'
import { readLeafTiles, readTiles, type StoredTile, type Tree } from './tables.ts'

/** So many tiles of events are held against the log at once. */
const GROUP_TILES = 4

type Parts = { readonly pool: Pool; readonly log: Pick<Log, 'readAll'> }
type Round = { readonly size: number; readonly position: Place }

/**
 * Holds sealed hashes against the log, and each tile against the one above, from where the last turn stopped: a share of
 * all there is, and at least a group of tiles. A round has seen every stored hash. Throws `Unsealable` where something is
 * not as it was sealed.
 */
export const checkOn = async (
  parts: Parts,
  tree: Tree,
  isOver: () => boolean,
  onProgress?: (events: number) => void,
): Promise<void> => {
  let round: Round = { size: tree.roundSize, position: tree.roundPosition }
  if (round.size > tree.size) round = start
  while (round.size < tree.size) {
    round = await checkGroup(parts, tree, round)
    onProgress?.(round.size)
    if (round.size < tree.size && isOver()) break
    // Other work that waits in this process goes first.
    await sleep(0)
  }
  await saveRound(parts.pool, tree, round)
}

const start: Round = { size: 0, position: '' }

const saveRound = async (pool: Pool, tree: Tree, round: Round): Promise<void> => {
  const isDone = round.size >= tree.size
  const next = isDone ? start : round
  await pool.query(
    `update seal.tree set round_size = $1, round_position = $2, turned_at = now(),
       checked_at = case when $3 then now() else checked_at end,
       checked_size = case when $3 then $4 else checked_size end`,
    [next.size, next.position, isDone, tree.size],
  )
}

const checkGroup = async ({ pool, log }: Parts, { size }: Tree, round: Round): Promise<Round> => {
  const first = Math.floor(round.size / tileWidth)
  const tiles = await readLeafTiles(pool, first, GROUP_TILES)
  const expected = Math.min(size - first * tileWidth, GROUP_TILES * tileWidth)
  const sealed = sealedHashes(tiles, first, expected, round.position)
  const after = round.position === '' ? {} : { after: round.position }
  const events = await log.readAll({ ...after, limit: expected })
  compare(first * tileWidth, sealed, events)
  for (const tile of tiles) await checkAbove(pool, tile, size)
  return { size: first * tileWidth + expected, position: events.at(-1)?.position ?? round.position }
}

/** The hashes of a group; its tiles have to be there, as wide as the tree says, and begin where the last one ended. */
const sealedHashes = (
  tiles: readonly StoredTile[],
  first: number,
  expected: number,
  begin: Place,
): readonly Hash[] => {
  const hashes: Hash[] = []
  for (let at = 0; hashes.length < expected; at++) {
    const tile = tiles[at]
    const width = Math.min(tileWidth, expected - hashes.length)
    const isThere = tile?.index === first + at && tile.hashes.length >= width * hashBytes
    if (!isThere || (at === 0 && tile.after !== begin)) throw new Unsealable(tileFault(0, first + at))
    for (let n = 0; n < width; n++) hashes.push(hashAt(tile, n))
  }
  return hashes
}

/** Every event has to be the one that was sealed at its index. */
const compare = (first: number, sealed: readonly Hash[], events: readonly StoredEvent[]): void => {
  for (const [at, hash] of sealed.entries()) {
    const event = events[at]
    if (event && hashOf(event)?.equals(hash)) continue
    throw new Unsealable(eventFault(faultAt(at, sealed, events), first + at, event))
  }
}

/** An event without a hash of its own has no leaf, so it is none that was sealed. */
const hashOf = (event: StoredEvent): Hash | undefined => {
  try {
    return leafHashOf(event)
  } catch {
    return undefined
  }
}

const faultAt = (at: number, sealed: readonly Hash[], events: readonly StoredEvent[]) => {
  const [here, next] = [events[at], events[at + 1]]
  const hash = here && hashOf(here)
  if (!here || sealed.slice(at + 1).some(each => hash?.equals(each))) return 'missing-event'
  const own = sealed[at]
  return own && next && hashOf(next)?.equals(own) ? 'added-event' : 'changed-event'
}

/** A full tile's root stands in the tile above. */
const checkAbove = async (pool: Pool, { level, index, hashes }: StoredTile, size: number): Promise<void> => {
  if (widthIn(size, { level, index }) < tileWidth) return
  const place = { level: level + 1, index: Math.floor(index / tileWidth) }
  const [above] = await readTiles(pool)([place])
  const at = index % tileWidth
  if (!above || !hashAt(above, at).equals(tileRoot(hashes)))
    throw new Unsealable(tileFault(place.level, place.index))
  if (at === tileWidth - 1) await checkAbove(pool, above, size)
}
