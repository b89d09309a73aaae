import { itemAt } from '@strongroom/shared'
import { emptyEdge, growTiles } from './grow-tiles.ts'
import { type ReadTiles, subtreesFrom, type Tile, type TilePlace } from './tiles.ts'
import { emptyRoot, type Hash, leafHash, nodeHash } from './tree-hash.ts'

/** Leaves of tests: each says its own number. */
export const leaves = (count: number): readonly Buffer[] =>
  Array.from({ length: count }, (_, at) => Buffer.from(`leaf ${at}`))

/** The root as RFC 6962 §2.1 defines it, word for word. */
export const naiveRoot = (all: readonly Buffer[]): Hash => {
  if (all.length === 0) return emptyRoot
  if (all.length === 1) return leafHash(itemAt(all, 0))
  let split = 1
  while (split * 2 < all.length) split *= 2
  return nodeHash(naiveRoot(all.slice(0, split)), naiveRoot(all.slice(split)))
}

/** Tiles in memory, as they are after their tree has grown by pieces of the given sizes. */
export const growTree = (...pieces: readonly number[]) => {
  const all = leaves(pieces.reduce((sum, piece) => sum + piece, 0))
  const kept = new Map<string, Tile>()
  let edge = emptyEdge
  for (const piece of pieces) {
    const coming = all.slice(edge.size, edge.size + piece).map(leafHash)
    const grown = growTiles(edge, coming)
    edge = grown.edge
    for (const tile of grown.tiles) kept.set(keyOf(tile), tile)
  }
  const read: ReadTiles = async places => places.flatMap(place => kept.get(keyOf(place)) ?? [])
  return { all, kept, edge, read: subtreesFrom(read) }
}

const keyOf = ({ level, index }: TilePlace) => `${level}/${index}`
