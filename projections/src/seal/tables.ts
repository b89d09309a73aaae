import type { Tile, TilePlace } from '@strongroom/ledger/eventlog/seal'
import type { PoolClient } from 'pg'
import { ask, type Db } from '../queries/ask.ts'
import type { Place } from '../runner/pages.ts'
import type { SealFault } from './fault.ts'

/** The progress of the tree, the progress of the present round of checks, and the fault found, if any. */
export type Tree = {
  readonly size: number
  readonly position: Place
  readonly roundSize: number
  readonly roundPosition: Place
  readonly checkedSize: number
  readonly checkedAt: string | null
  readonly signedSize: number
  readonly fault: SealFault | null
  readonly faultAt: string | null
}

const treeSql = `select size, position, round_size as "roundSize", round_position as "roundPosition",
  checked_size as "checkedSize", checked_at as "checkedAt", signed_size as "signedSize",
  fault, fault_at as "faultAt" from seal.tree`

/** The migration has made the one row of it. */
const treeBy = async (db: Db, sql: string): Promise<Tree> => {
  const [tree] = await ask<Tree>(db, sql)
  if (!tree) throw new Error('seal.tree has lost its row')
  return tree
}

export const readTree = (db: Db): Promise<Tree> => treeBy(db, treeSql)

/** In a transaction: no other process grows or signs the tree until it ends. */
export const lockTree = (client: PoolClient): Promise<Tree> => treeBy(client, `${treeSql} for update`)

/** A tile of level 0 also says behind which position its first event stands. */
export type StoredTile = Tile & { readonly after: Place | null }

export const readTiles =
  (db: Db) =>
  (places: readonly TilePlace[]): Promise<readonly StoredTile[]> =>
    ask<StoredTile>(
      db,
      `select level, index, hashes, after from seal.tiles
       where (level, index) in (select * from unnest($1::smallint[], $2::bigint[]))`,
      [places.map(({ level }) => level), places.map(({ index }) => index)],
      'seal tiles',
    )

/** Tiles of events from an index on, in order. */
export const readLeafTiles = (db: Db, first: number, count: number): Promise<readonly StoredTile[]> =>
  ask<StoredTile>(
    db,
    'select level, index, hashes, after from seal.tiles where level = 0 and index >= $1 and index < $2 order by index',
    [first, first + count],
  )

/** The tile of events in which the event of a position stands, if it is sealed at all. */
export const findLeafTile = async (db: Db, position: Place): Promise<StoredTile | undefined> =>
  (
    await ask<StoredTile>(
      db,
      `select level, index, hashes, after from seal.tiles where level = 0 and after < $1 order by after desc limit 1`,
      [position],
    )
  )[0]

/** Writes tiles that are new or have grown; where an older one begins is known and stays. */
export const writeTiles = async (
  client: PoolClient,
  tiles: readonly Tile[],
  beginOf: (tile: TilePlace) => Place | null,
): Promise<void> => {
  await client.query(
    `insert into seal.tiles (level, index, hashes, after)
     select * from unnest($1::smallint[], $2::bigint[], $3::bytea[], $4::text[])
     on conflict (level, index) do update set hashes = excluded.hashes`,
    [
      tiles.map(({ level }) => level),
      tiles.map(({ index }) => index),
      tiles.map(({ hashes }) => hashes),
      tiles.map(beginOf),
    ],
  )
}

/** Keeps a fault; the first one stays until an operator has put it right. */
export const saveFault = async (db: Db, fault: SealFault): Promise<void> => {
  await db.query('update seal.tree set fault = $1, fault_at = now() where fault is null', [
    JSON.stringify(fault),
  ])
}
