/**
 * Values by id that are only ever added or replaced. Adding one leaves the old map as it was and costs the same however
 * many there are, where copying a record costs all of it. Plain JSON, so that a snapshot can hold it: a few values are a
 * record, more are spread by a hash of their ids.
 */
export type Kept<T> = Leaf<T> | Branch<T>
type Leaf<T> = Readonly<Record<string, T>>
type Branch<T> = readonly (Kept<T> | null)[]

/** A leaf larger than this becomes a branch. */
const leafSize = 16
/** Each level of branches takes the next five bits of the hash. */
const bits = 5
const ways = 2 ** bits
const deepest = 6

const isBranch = <T>(kept: Kept<T>): kept is Branch<T> => Array.isArray(kept)

/** What is kept under an id, if anything is. */
export const keptAt = <T>(kept: Kept<T>, id: string): T | undefined => {
  let found: Kept<T> | null = kept
  for (let rest = hashOf(id); found !== null && isBranch(found); rest >>>= bits)
    found = found[rest % ways] ?? null
  return found !== null && Object.hasOwn(found, id) ? found[id] : undefined
}

/** The map with a value under an id, in place of what was there. */
export const keep = <T>(kept: Kept<T>, id: string, value: T): Kept<T> => put(kept, id, value, hashOf(id), 0)

/** Every value, in no order that means anything. */
export const allKept = <T>(kept: Kept<T>): readonly T[] =>
  isBranch(kept) ? kept.flatMap(each => (each === null ? [] : allKept(each))) : Object.values(kept)

/** `rest` is what of the hash the levels above have not used. */
const put = <T>(kept: Kept<T>, id: string, value: T, rest: number, depth: number): Kept<T> => {
  if (isBranch(kept)) {
    const way = rest % ways
    return kept.with(way, put(kept[way] ?? {}, id, value, rest >>> bits, depth + 1))
  }
  const leaf = { ...kept, [id]: value }
  const entries = Object.entries(leaf)
  return entries.length <= leafSize || depth === deepest ? leaf : branchOf(entries, depth)
}

const branchOf = <T>(entries: readonly (readonly [string, T])[], depth: number): Branch<T> => {
  const empty: Branch<T> = Array.from({ length: ways }, () => null)
  return entries.reduce<Branch<T>>(
    (branch, [id, value]) => put(branch, id, value, hashOf(id) >>> (bits * depth), depth) as Branch<T>,
    empty,
  )
}

/** FNV-1a, 32 bits: cheap, and ids that look alike are far apart. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
