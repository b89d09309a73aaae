import {
  consistencyProof,
  formatCheckpoint,
  formatNote,
  MissingTile,
  openNote,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  rootOf,
  type SigningKey,
  signNote,
  subtreesFrom,
  type TreeHead,
  type VerifierKey,
  verifierKey,
  verifyConsistency,
} from '@strongroom/ledger/eventlog/seal'
import type { Pool, PoolClient } from 'pg'
import { ask, type Db } from '../queries/ask.ts'
import { inTransaction } from '../runner/transaction.ts'
import { treeFault, Unsealable } from './fault.ts'
import { lockTree, readTiles, type Tree } from './tables.ts'

/** A checkpoint as it is kept. `vkey` is the line of the key that has signed it. */
export type KeptCheckpoint = {
  readonly size: number
  readonly note: string
  readonly vkey: string
  readonly signedAt: string
  readonly publishedAt: string | null
}

const columns = `size, note, vkey, signed_at as "signedAt", published_at as "publishedAt"`

/** The last checkpoint that was signed, published or not. */
export const lastSigned = async (db: Db): Promise<KeptCheckpoint | undefined> =>
  (await ask<KeptCheckpoint>(db, `select ${columns} from seal.checkpoints order by size desc limit 1`))[0]

/** The last checkpoint that is shown. */
export const lastPublished = async (db: Db): Promise<KeptCheckpoint | undefined> =>
  (
    await ask<KeptCheckpoint>(
      db,
      `select ${columns} from seal.checkpoints where published_at is not null order by size desc limit 1`,
    )
  )[0]

/**
 * Signs the tree as it is, if it has grown. Before that, and also when it has not, the tree has to contain the one that was
 * signed last: throws `Unsealable` where it does not, or where the last checkpoint is not one of ours.
 */
export const signTree = (
  pool: Pool,
  { signer, formerKeys, now }: { signer: SigningKey; formerKeys: readonly VerifierKey[]; now: Date },
): Promise<void> =>
  inTransaction(pool, async client => {
    const tree = await lockTree(client)
    if (tree.fault) throw new Unsealable(tree.fault)
    const head = await headOf(client, tree)
    await proveLast(client, tree, head, [signer.key, ...formerKeys])
    if (tree.size === 0 || tree.size === tree.signedSize) return
    const text = formatCheckpoint({ origin: signer.key.name, ...head })
    const note = formatNote(text, [signNote(text, signer)])
    await client.query('insert into seal.checkpoints (size, note, vkey, signed_at) values ($1, $2, $3, $4)', [
      tree.size,
      note,
      signer.key.line,
      now,
    ])
    await client.query('update seal.tree set signed_size = size')
  })

export const headOf = async (client: PoolClient, { size }: Tree): Promise<TreeHead> => ({
  size,
  root: await orFault(rootOf(size, subtreesFrom(readTiles(client)))),
})

/** The tree has to contain the last one signed, and a key of ours has to have signed that one. */
export const proveLast = async (
  client: PoolClient,
  { size, signedSize }: Tree,
  head: TreeHead,
  keys: readonly VerifierKey[],
): Promise<void> => {
  const last = await lastSigned(client)
  if ((last?.size ?? 0) !== signedSize) throw new Unsealable(treeFault('changed-checkpoint'))
  if (!last) return
  const old = openOwn(last, keys)
  if (old?.size !== last.size) throw new Unsealable(treeFault('changed-checkpoint'))
  if (old.size > size) throw new Unsealable(treeFault('other-history'))
  const proof = await orFault(consistencyProof({ oldSize: old.size, size }, subtreesFrom(readTiles(client))))
  if (!verifyConsistency(old, head, proof)) throw new Unsealable(treeFault('other-history'))
}

/**
 * Opens a checkpoint by one of the keys, under any name of the log when it was signed: a platform may move to another address.
 * Nothing when none of the keys has signed it.
 */
const openOwn = (
  { note, vkey }: Pick<KeptCheckpoint, 'note' | 'vkey'>,
  keys: readonly VerifierKey[],
): TreeHead | undefined => {
  try {
    const named = parseVerifierKey(vkey)
    const known = keys.find(key => key.isSameKey(named))
    if (!known) return undefined
    const parsed = parseNote(note)
    openNote(parsed, [verifierKey(named.name, 'note', known.publicKey)])
    return parseCheckpoint(parsed.text)
  } catch {
    return undefined
  }
}

const orFault = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof MissingTile ? new Unsealable(treeFault('changed-tile')) : error
  }
}
