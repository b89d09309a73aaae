import { sha256 } from '@strongroom/ledger/eventlog'
import { isCountable, itemAt, nodeText, RefusedPath, type SumNode, sumOf } from '@strongroom/shared'

/** The nodes of a tree by level: its leaves first, the root alone in the last one. */
export type SumLevels = readonly (readonly SumNode[])[]

/**
 * Builds a Merkle sum tree over leaves, at least one: nodes are joined two by two, and one without a neighbour goes up as it is,
 * which gives the shape of RFC 6962. Throws `RefusedPath` on an amount below zero.
 */
export const buildSumTree = (leaves: readonly SumNode[]): SumLevels => {
  for (const { amount } of leaves)
    if (!isCountable(amount)) throw new RefusedPath('amount', `${amount} is no amount of zero or more`)
  const levels = [leaves]
  for (let below = leaves; below.length > 1; levels.push(below)) below = joinPairs(below)
  return levels
}

const joinPairs = (nodes: readonly SumNode[]): readonly SumNode[] =>
  Array.from({ length: Math.ceil(nodes.length / 2) }, (_, at) => {
    const [left, right] = [itemAt(nodes, 2 * at), nodes[2 * at + 1]]
    if (!right) return left
    return { hash: sha256(nodeText(left, right)), amount: sumOf(left.amount, right.amount) }
  })
