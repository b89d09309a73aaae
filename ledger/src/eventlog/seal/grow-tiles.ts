import { type Tile, tileRoot, tileWidth } from './tiles.ts'
import { type Hash, hashBytes } from './tree-hash.ts'

/**
 * The right edge of a tree of `size` leaves: its partial tile at each level from 0 up, empty where the level has full
 * ones only. All that is needed to grow.
 */
export type Edge = { readonly size: number; readonly partial: readonly Buffer[] }

/** The edge of a tree without leaves. */
export const emptyEdge: Edge = { size: 0, partial: [] }

/** An edge that has grown, and every tile that is new or has more hashes than before. */
export type Grown = { readonly edge: Edge; readonly tiles: readonly Tile[] }

/** Puts hashes of leaves behind the last one of a tree. */
export const growTiles = ({ size, partial }: Edge, leaves: readonly Hash[]): Grown => {
  const tiles: Tile[] = []
  const grown: Buffer[] = [...partial]
  let coming = leaves
  for (let level = 0; coming.length > 0; level++) {
    const before = grown[level] ?? Buffer.alloc(0)
    const hashes = Buffer.concat([before, ...coming])
    const first = Math.floor(Math.floor(size / tileWidth ** level) / tileWidth)
    const cut = cutTiles(hashes, { level, first })
    tiles.push(...cut)
    coming = cut.filter(isFull).map(tile => tileRoot(tile.hashes))
    const last = cut.at(-1)
    grown[level] = last && !isFull(last) ? last.hashes : Buffer.alloc(0)
  }
  return { edge: { size: size + leaves.length, partial: grown }, tiles }
}

const isFull = ({ hashes }: Tile): boolean => hashes.length === tileWidth * hashBytes

const cutTiles = (
  hashes: Buffer,
  { level, first }: { readonly level: number; readonly first: number },
): readonly Tile[] => {
  const bytes = tileWidth * hashBytes
  return Array.from({ length: Math.ceil(hashes.length / bytes) }, (_, at) => ({
    level,
    index: first + at,
    hashes: hashes.subarray(at * bytes, (at + 1) * bytes),
  }))
}
