import { itemAt } from '@strongroom/shared'

/**
 * Values by id that are only ever added or replaced. Adding one leaves the old map as it was and costs the same however
 * many there are, where copying a record costs all of it. Plain JSON, so that a snapshot can hold it: a few values are a
 * list, more are spread by a hash of their ids. Begins as `[]`.
 */
export type Kept<T> = Leaf<T> | Branch<T>
type Leaf<T> = readonly (readonly [id: string, value: T])[]
type Branch<T> = { readonly ways: readonly Kept<T>[] }

/** A longer leaf becomes a branch. */
const leafSize = 16
/** Each level of branches takes the next five bits of the hash. */
const bits = 5
const ways = 2 ** bits
const deepest = 6

const isLeaf = <T>(kept: Kept<T>): kept is Leaf<T> => Array.isArray(kept)

/** The value under an id, if there is one. */
export const keptAt = <T>(kept: Kept<T>, id: string): T | undefined => {
  let found = kept
  for (let rest = hashOf(id); !isLeaf(found); rest >>>= bits) found = itemAt(found.ways, rest % ways)
  return found.find(([each]) => each === id)?.[1]
}

/** The map with a value under an id; a value that was there is replaced. */
export const keep = <T>(kept: Kept<T>, id: string, value: T): Kept<T> => put(kept, id, value, hashOf(id), 0)

/** Every value, in no order that means anything. */
export const allKept = <T>(kept: Kept<T>): readonly T[] =>
  isLeaf(kept) ? kept.map(([, value]) => value) : kept.ways.flatMap(way => allKept(way))

/** The id of a value that is as asked for; undefined where none is. */
export const keptId = <T>(kept: Kept<T>, is: (value: T) => boolean): string | undefined => {
  if (isLeaf(kept)) return kept.find(([, value]) => is(value))?.[0]
  for (const way of kept.ways) {
    const found = keptId(way, is)
    if (found !== undefined) return found
  }
  return undefined
}

/** `rest` is the part of the hash that the levels above have not used. */
const put = <T>(kept: Kept<T>, id: string, value: T, rest: number, depth: number): Kept<T> => {
  if (isLeaf(kept)) {
    const leaf = [...kept.filter(([each]) => each !== id), [id, value] as const]
    return leaf.length <= leafSize || depth === deepest ? leaf : branchOf(leaf, depth)
  }
  const copy = [...kept.ways]
  const way = rest % ways
  copy[way] = put(itemAt(copy, way), id, value, rest >>> bits, depth + 1)
  return { ways: copy }
}

const branchOf = <T>(leaf: Leaf<T>, depth: number): Kept<T> => {
  const empty: Kept<T> = { ways: Array.from({ length: ways }, () => []) }
  return leaf.reduce<Kept<T>>(
    (branch, [id, value]) => put(branch, id, value, hashOf(id) >>> (bits * depth), depth),
    empty,
  )
}

/** FNV-1a, 32 bits: cheap, and ids that look alike are far apart. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
