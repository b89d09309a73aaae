import { joinSubtrees, type Range, type Subtree, splitOf, subtreesOf } from './subtrees.ts'
import type { Hash } from './tree-hash.ts'

/** Source of the hashes of full subtrees for proofs; answers in the order in which it is asked. */
export type ReadSubtrees = (subtrees: readonly Subtree[]) => Promise<readonly Hash[]>

/** The hashes that lead from a leaf to the root of a tree of `size` leaves, from the leaf's sibling up (RFC 6962 §2.1.1). */
export const inclusionProof = (
  { index, size }: { readonly index: number; readonly size: number },
  read: ReadSubtrees,
): Promise<readonly Hash[]> => hashesOf(pathOf(index, { from: 0, to: size }), read)

/** The hashes by which a tree of `size` leaves is shown to begin with the `oldSize` leaves of another (RFC 6962 §2.1.2). */
export const consistencyProof = (
  { oldSize, size }: { readonly oldSize: number; readonly size: number },
  read: ReadSubtrees,
): Promise<readonly Hash[]> =>
  hashesOf(oldSize === 0 ? [] : stepsOf(oldSize, { from: 0, to: size }, true), read)

/** The root of a tree of `size` leaves. */
export const rootOf = async (size: number, read: ReadSubtrees): Promise<Hash> =>
  joinSubtrees(await read(subtreesOf({ from: 0, to: size })))

const pathOf = (index: number, { from, to }: Range): readonly Range[] => {
  if (to - from === 1) return []
  const middle = from + splitOf(to - from)
  return index < middle
    ? [...pathOf(index, { from, to: middle }), { from: middle, to }]
    : [...pathOf(index, { from: middle, to }), { from, to: middle }]
}

/** `isKnown`: the verifier has the hash over the range already, which is the old tree's root. */
const stepsOf = (oldSize: number, { from, to }: Range, isKnown: boolean): readonly Range[] => {
  if (oldSize === to) return isKnown ? [] : [{ from, to }]
  const middle = from + splitOf(to - from)
  return oldSize <= middle
    ? [...stepsOf(oldSize, { from, to: middle }, isKnown), { from: middle, to }]
    : [...stepsOf(oldSize, { from: middle, to }, false), { from, to: middle }]
}

/** One hash a range, all of them read at once. */
const hashesOf = async (ranges: readonly Range[], read: ReadSubtrees): Promise<readonly Hash[]> => {
  const parts = ranges.map(subtreesOf)
  const hashes = await read(parts.flat())
  let at = 0
  return parts.map(({ length }) => {
    at += length
    return joinSubtrees(hashes.slice(at - length, at))
  })
}
