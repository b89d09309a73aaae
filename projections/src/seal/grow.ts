import { setTimeout as sleep } from 'node:timers/promises'
import type { Log, ScannedEvent } from '@strongroom/ledger/eventlog/log'
import {
  type Edge,
  growTiles,
  hashBytes,
  leafHashOf,
  type TilePlace,
  tileWidth,
  widthIn,
} from '@strongroom/ledger/eventlog/seal'
import { checkLink } from '@strongroom/ledger/eventlog/verify'
import type { Pool, PoolClient } from 'pg'
import type { Place } from '../runner/pages.ts'
import { inTransaction } from '../runner/transaction.ts'
import { eventFault, tileFault, Unsealable } from './fault.ts'
import { lockTree, readTiles, readTree, type Tree, writeTiles } from './tables.ts'

/** So many events are sealed in one transaction: four tiles, which keep the process busy for some ten milliseconds. */
const BATCH_EVENTS = 4 * tileWidth

/** How growing is slowed down and stopped. */
export type GrowOptions = {
  readonly isOver: () => boolean
  /** How much longer than a full batch took the sealer rests after it: with 3 it is at work for a quarter of the time. */
  readonly restFactor: number
}

/**
 * Puts the events that the log has gained into the tree, in the order of the log. A crash loses nothing and seals nothing
 * twice: hashes and place move together. Stops at the end of the log, and early when there is no time left. Writers come
 * first: a sealer that has to catch up rests between its batches, and leaves processors and disk to them.
 */
export const growTree = async (
  { pool, log }: { readonly pool: Pool; readonly log: Pick<Log, 'scan'> },
  { isOver, restFactor }: GrowOptions,
): Promise<void> => {
  const { size, position } = await readTree(pool)
  const scan = log.scan(position === '' ? undefined : position)
  try {
    for (let sealed = size; !isOver(); ) {
      const began = performance.now()
      const batch = await nextBatch(scan.next)
      const begun = sealed
      if (batch.length > 0) await inTransaction(pool, client => sealBatch(client, begun, batch))
      if (batch.length < BATCH_EVENTS) return
      sealed += batch.length
      await sleep(restFactor * (performance.now() - began))
    }
  } finally {
    await scan.close()
  }
}

/** The next events of a scan, up to a batch. */
export const nextBatch = async (
  next: () => Promise<readonly ScannedEvent[]>,
): Promise<readonly ScannedEvent[]> => {
  const batch: ScannedEvent[] = []
  while (batch.length < BATCH_EVENTS) {
    const some = await next()
    if (some.length === 0) break
    for (const event of some) batch.push(event)
  }
  return batch
}

/** Adds events behind the first `begun`, unless another process was faster. */
export const sealBatch = async (
  client: PoolClient,
  begun: number,
  events: readonly ScannedEvent[],
): Promise<void> => {
  // A crash loses hashes and place together, and they are made again; a signature waits for the disk, and they with it.
  await client.query('set local synchronous_commit = off')
  const tree = await lockTree(client)
  if (tree.size !== begun) throw new Error(`another process has sealed up to event ${tree.size}`)
  const { edge, tiles } = growTiles(await edgeOf(client, tree), events.map(intactLeafHash(begun)))
  await writeTiles(client, tiles, beginIn(tree, events))
  await client.query('update seal.tree set size = $1, position = $2', [edge.size, events.at(-1)?.position])
}

/** An event that does not match its hash is never sealed. */
const intactLeafHash = (begun: number) => (event: ScannedEvent, at: number) => {
  if (!checkLink(event)?.isIntact) throw new Unsealable(eventFault('broken-event', begun + at, event))
  return leafHashOf(event)
}

const beginIn =
  ({ size, position }: Tree, events: readonly ScannedEvent[]) =>
  ({ level, index }: TilePlace): Place | null => {
    const at = index * tileWidth - size
    if (level > 0 || at < 0) return null
    return at === 0 ? position : (events[at - 1]?.position ?? null)
  }

/** The partial tiles at the right edge. */
const edgeOf = async (client: PoolClient, { size }: Tree): Promise<Edge> => {
  const places: TilePlace[] = []
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / tileWidth))
    places.push({ level, index: Math.floor(hashes / tileWidth) })
  const found = await readTiles(client)(places.filter(place => widthIn(size, place) > 0))
  const partial = places.map(place => {
    const width = widthIn(size, place)
    if (width === 0) return Buffer.alloc(0)
    const tile = found.find(({ level }) => level === place.level)
    if (tile?.hashes.length !== width * hashBytes) throw new Unsealable(tileFault(place.level, place.index))
    return tile.hashes
  })
  return { size, partial }
}
