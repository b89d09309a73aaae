import { emptyRoot, type Hash, nodeHash } from './tree-hash.ts'

/** A subtree whose every place is filled: the one of that index (from 0) among those over 2^height leaves each. */
export type Subtree = { readonly height: number; readonly index: number }

/** The leaves from an index on and up to another, which is not among them. */
export type Range = { readonly from: number; readonly to: number }

/** Number of leaves in the left subtree of a tree with `size` leaves, two at least: the largest power of two below. */
export const splitOf = (size: number): number => largestPowerIn(size - 1)

const largestPowerIn = (size: number): number => 2 ** Math.floor(Math.log2(size))

/**
 * The full subtrees that a range is made of, from left to right. The range has to be a subtree in the sense of RFC 6962: one
 * that dividing a tree at `splitOf` again and again comes to.
 */
export const subtreesOf = ({ from, to }: Range): readonly Subtree[] => {
  const found: Subtree[] = []
  for (let at = from; at < to; ) {
    const leaves = largestPowerIn(to - at)
    found.push({ height: Math.log2(leaves), index: at / leaves })
    at += leaves
  }
  return found
}

/** The hash over a range, out of those of its full subtrees from left to right. */
export const joinSubtrees = (hashes: readonly Hash[]): Hash =>
  hashes.length === 0 ? emptyRoot : hashes.reduceRight((right, left) => nodeHash(left, right))
