import { itemAt } from '@strongroom/shared'
import type { ReadSubtrees } from './proofs.ts'
import { joinSubtrees, type Subtree } from './subtrees.ts'
import { type Hash, hashBytes } from './tree-hash.ts'

/** A tile spans eight levels of the tree, so it has 256 hashes when it is full (C2SP tlog-tiles). */
export const tileHeight = 8
/** The hashes in a full tile: 256. */
export const tileWidth = 2 ** tileHeight

/** A tile's place: level 0 holds hashes of leaves, each level above the roots of full tiles below. `index` counts from 0. */
export type TilePlace = { readonly level: number; readonly index: number }

/** A tile with its hashes one behind another; fewer than 256 on the right edge of the tree. */
export type Tile = TilePlace & { readonly hashes: Buffer }

/** The store of tiles. A tile that is missing, or has too few hashes, makes the reader throw. */
export type ReadTiles = (places: readonly TilePlace[]) => Promise<readonly Tile[]>

/** How many hashes a tree of `size` leaves has in a tile: 256 in a full one, 0 in one that is not there. */
export const widthIn = (size: number, { level, index }: TilePlace): number => {
  const hashesAtLevel = Math.floor(size / tileWidth ** level)
  return Math.min(tileWidth, Math.max(0, hashesAtLevel - index * tileWidth))
}

/** The hash at a place in a tile, counted from 0. */
export const hashAt = ({ hashes }: Pick<Tile, 'hashes'>, at: number): Hash =>
  hashes.subarray(at * hashBytes, (at + 1) * hashBytes)

/** Cuts a tile's bytes into its hashes. */
export const hashesOf = (hashes: Buffer): readonly Hash[] =>
  Array.from({ length: hashes.length / hashBytes }, (_, at) => hashAt({ hashes }, at))

/** The hash over all of a full tile, which stands in the tile above. */
export const tileRoot = (hashes: Buffer): Hash => overAll(hashesOf(hashes))

const overAll = (hashes: readonly Hash[]): Hash => {
  if (hashes.length === 1) return itemAt(hashes, 0)
  const half = hashes.length / 2
  return joinSubtrees([overAll(hashes.slice(0, half)), overAll(hashes.slice(half))])
}

/** Which tile holds a full subtree, and from which hash on, how many. */
const placeOf = ({ height, index }: Subtree) => {
  const level = Math.floor(height / tileHeight)
  const count = 2 ** (height % tileHeight)
  const first = index * count
  return { level, index: Math.floor(first / tileWidth), first: first % tileWidth, count }
}

/** Reads full subtrees out of tiles, each tile once. */
export const subtreesFrom =
  (readTiles: ReadTiles): ReadSubtrees =>
  async subtrees => {
    const places = subtrees.map(placeOf)
    const asked = new Map(places.map(place => [keyOf(place), place]))
    const tiles = await readTiles([...asked.values()].map(({ level, index }) => ({ level, index })))
    const found = new Map(tiles.map(tile => [keyOf(tile), tile]))
    return places.map(place => {
      const part = found
        .get(keyOf(place))
        ?.hashes.subarray(place.first * hashBytes, (place.first + place.count) * hashBytes)
      if (part?.length !== place.count * hashBytes)
        throw new MissingTile(`tile ${keyOf(place)} has no ${place.first + place.count} hashes`)
      return overAll(hashesOf(part))
    })
  }

/** A tile that the tree has is not there, or not wholly. */
export class MissingTile extends Error {
  override readonly name = 'MissingTile'
}

const keyOf = ({ level, index }: TilePlace) => `${level}/${index}`
