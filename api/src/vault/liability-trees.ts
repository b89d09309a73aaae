/** The trees of the last proofs of liabilities, with the salts that make a leaf a member's. */

import type { LiabilityTree, OwnedLeaf } from '@strongroom/projections/liabilities'
import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { CountedAmount, SumNode, SumStep } from '@strongroom/shared'
import type { Pool } from 'pg'

/** No tree is as high. */
const MOST_LEVELS = 40

/** Keeps the trees of a proof, all of them or none. `onKept` hears how many of all nodes are written. */
export const save = (
  db: Pool,
  proofId: string,
  trees: readonly LiabilityTree[],
  onKept: (nodes: number, total: number) => void = () => {},
): Promise<void> =>
  inTransaction(db, async client => {
    const total = nodesIn(trees)
    let kept = 0
    onKept(kept, total)
    for (const tree of trees) {
      for (const [level, nodes] of tree.levels.entries()) {
        await saveNodes(client, [proofId, tree.currency, level], nodes)
        kept += nodes.length
        onKept(kept, total)
      }
      await saveLeaves(client, [proofId, tree.currency], tree.leaves)
    }
  })

/** The parts of a member's balances in a proof, each with its way to the root; none when the proof does not count the member. */
export const countedOf = async (db: Db, proofId: string, uid: string): Promise<readonly CountedAmount[]> => {
  const leaves = await ask<Leaf>(
    db,
    `select l.currency, l.index, l.salt, n.hash, n.amount
     from private.liability_leaves l
     join private.liability_nodes n using (proof_id, currency, index)
     where l.proof_id = $1 and l.uid = $2 and n.level = 0 order by l.currency, l.index`,
    [proofId, uid],
  )
  return Promise.all(leaves.map(leaf => counted(db, proofId, leaf)))
}

/** Forgets the trees of all proofs but these. */
export const keepOnly = async (db: Db, proofIds: readonly string[]): Promise<void> => {
  await db.query('delete from private.liability_leaves where proof_id <> all($1)', [proofIds])
  await db.query('delete from private.liability_nodes where proof_id <> all($1)', [proofIds])
}

const nodesIn = (trees: readonly LiabilityTree[]): number =>
  trees.flatMap(({ levels }) => levels).reduce((sum, nodes) => sum + nodes.length, 0)

const saveNodes = (client: Db, about: readonly unknown[], nodes: readonly SumNode[]) =>
  client.query(
    `insert into private.liability_nodes (proof_id, currency, level, index, hash, amount)
     select $1, $2, $3, at - 1, hash, amount from unnest($4::text[], $5::numeric[]) with ordinality as n (hash, amount, at)`,
    [...about, nodes.map(({ hash }) => hash), nodes.map(({ amount }) => amount)],
  )

/** Members who have left, or are not known here, still have a leaf in the tree. */
const saveLeaves = (client: Db, about: readonly unknown[], leaves: readonly OwnedLeaf[]) =>
  client.query(
    `insert into private.liability_leaves (proof_id, uid, currency, index, salt)
     select $1, m.uid, $2, at - 1, salt from unnest($3::text[], $4::text[]) with ordinality as l (uid, salt, at)
     join private.members m on m.uid::text = l.uid`,
    [...about, leaves.map(({ uid }) => uid), leaves.map(({ salt }) => salt)],
  )

type Leaf = SumNode & { readonly currency: string; readonly index: number; readonly salt: string }

const counted = async (db: Db, proofId: string, leaf: Leaf): Promise<CountedAmount> => {
  const { currency, amount, salt, hash } = leaf
  return { currency, amount, salt, leaf: hash, path: await pathOf(db, proofId, leaf) }
}

/** The neighbour on each level; a node that went up without one has none. */
const pathOf = async (db: Db, proofId: string, { currency, index }: Leaf): Promise<readonly SumStep[]> => {
  const beside = Array.from({ length: MOST_LEVELS }, (_, level) => Math.floor(index / 2 ** level) ^ 1)
  const nodes = await ask<SumNode & { readonly index: number }>(
    db,
    `select n.index, n.hash, n.amount from unnest($3::int[]) with ordinality as b (index, height)
     join private.liability_nodes n on n.proof_id = $1 and n.currency = $2
       and n.level = b.height - 1 and n.index = b.index
     order by n.level`,
    [proofId, currency, beside],
  )
  return nodes.map(({ index: at, hash, amount }) => ({ side: at % 2 === 0 ? 'left' : 'right', amount, hash }))
}
