import { sha256 } from '@strongroom/ledger/eventlog'
import { leafText, present, rootText, type SumNode, type SumTotal } from '@strongroom/shared'
import type { OwedBalance } from './owed-balances.ts'
import { splitAmount } from './split-amount.ts'
import { buildSumTree, type SumLevels } from './sum-tree.ts'

/** A leaf with its owner and its salt, 64 hexadecimal digits. */
export type OwnedLeaf = SumNode & { readonly uid: string; readonly salt: string }

/** The tree of one currency: its leaves, and its nodes by level, of which the first are the leaves. */
export type LiabilityTree = {
  readonly currency: string
  readonly leaves: readonly OwnedLeaf[]
  readonly levels: SumLevels
}

/**
 * One tree a currency, in the order of their codes. Each balance is split over leaves of random sizes, for a leaf is seen by whoever
 * has the one beside it. Leaves stand in the order of their hashes, so that the place of one tells nothing about its owner; `newSalt`
 * draws 32 random bytes for each.
 */
export const liabilityTrees = (
  balances: readonly OwedBalance[],
  newSalt: () => string,
): readonly LiabilityTree[] =>
  [...Map.groupBy(balances, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, owed]) => {
      const leaves = owed.flatMap(leavesWith(newSalt)).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      return { currency, leaves, levels: buildSumTree(leaves.map(({ hash, amount }) => ({ hash, amount }))) }
    })

const leavesWith =
  (newSalt: () => string) =>
  ({ uid, currency, amount: balance }: OwedBalance): readonly OwnedLeaf[] =>
    splitAmount(balance).map(amount => {
      const salt = newSalt()
      return { uid, salt, amount, hash: sha256(leafText({ salt, uid, currency, amount })) }
    })

/** The totals of trees, and the root over all of them. */
export const totalsOf = (trees: readonly LiabilityTree[]) => {
  const totals = trees.map(totalOf)
  return { totals, root: sha256(rootText(totals)) }
}

const totalOf = ({ currency, levels }: LiabilityTree): SumTotal => {
  const { hash: root, amount } = present(levels.at(-1)?.[0], 'the root of a tree')
  return { currency, amount, root }
}
