import { type Range, splitOf } from './subtrees.ts'
import { emptyRoot, type Hash, nodeHash } from './tree-hash.ts'

/** A tree as a checkpoint names it. */
export type TreeHead = { readonly size: number; readonly root: Hash }

/** Whether a proof leads from a leaf's hash, at an index, to the root of a tree. */
export const verifyInclusion = (
  { leaf, index, proof }: { readonly leaf: Hash; readonly index: number; readonly proof: readonly Hash[] },
  { size, root }: TreeHead,
): boolean => index >= 0 && index < size && !!climb(index, leaf, proof, { from: 0, to: size })?.equals(root)

/** Whether a proof shows that a tree begins with all the leaves of an older one. Of none, every tree does. */
export const verifyConsistency = (old: TreeHead, tree: TreeHead, proof: readonly Hash[]): boolean => {
  if (old.size > tree.size) return false
  if (old.size === 0) return proof.length === 0 && old.root.equals(emptyRoot)
  const roots = climbBoth(old, proof, { from: 0, to: tree.size })
  return !!roots && roots.old.equals(old.root) && roots.now.equals(tree.root)
}

/** The hash over a range as a proof has it; nothing when the proof has too few hashes, or too many. */
const climb = (index: number, leaf: Hash, proof: readonly Hash[], { from, to }: Range): Hash | undefined => {
  const beside = proof.at(-1)
  if (to - from === 1) return beside ? undefined : leaf
  if (!beside) return undefined
  const [below, middle] = [proof.slice(0, -1), from + splitOf(to - from)]
  const isLeft = index < middle
  const reached = climb(index, leaf, below, isLeft ? { from, to: middle } : { from: middle, to })
  if (!reached) return undefined
  return isLeft ? nodeHash(reached, beside) : nodeHash(beside, reached)
}

type Both = { readonly old: Hash; readonly now: Hash }

/** The hash over the old tree's part of a range, and over all of it. */
const climbBoth = (old: TreeHead, proof: readonly Hash[], { from, to }: Range): Both | undefined => {
  const last = proof.at(-1)
  if (old.size === to) {
    const [known] = from === 0 ? [old.root] : proof
    return known && proof.length === (from === 0 ? 0 : 1) ? { old: known, now: known } : undefined
  }
  if (!last) return undefined
  const [below, middle] = [proof.slice(0, -1), from + splitOf(to - from)]
  if (old.size <= middle) {
    const left = climbBoth(old, below, { from, to: middle })
    return left && { old: left.old, now: nodeHash(left.now, last) }
  }
  const right = climbBoth(old, below, { from: middle, to })
  return right && { old: nodeHash(last, right.old), now: nodeHash(last, right.now) }
}
