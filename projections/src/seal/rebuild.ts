import type { Log } from '@strongroom/ledger/eventlog/log'
import type { VerifierKey } from '@strongroom/ledger/eventlog/seal'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../runner/transaction.ts'
import { checkOn } from './check.ts'
import { type SealFault, Unsealable } from './fault.ts'
import { nextBatch, sealBatch } from './grow.ts'
import { headOf, proveLast } from './sign.ts'
import { lockTree, readTree, saveFault } from './tables.ts'

type Parts = {
  readonly pool: Pool
  readonly log: Log
  /** The keys that may have signed the last checkpoint. */
  readonly keys: readonly VerifierKey[]
  readonly onProgress?: (events: number) => void
}

/** How many events are in the tree, and the fault that keeps them from being sealed, if there is one. */
export type Sealed = { readonly size: number; readonly fault: SealFault | null }

/**
 * Makes all tiles anew from the log, in one transaction. When the new tree contains the one that was signed last, it takes the
 * place of the old one and the earlier finding is forgotten; otherwise everything stays, and the finding is kept.
 */
export const rebuildSeal = async (parts: Parts): Promise<Sealed> => {
  try {
    await inTransaction(parts.pool, client => rebuildIn(client, parts))
  } catch (error) {
    if (!(error instanceof Unsealable)) throw error
    // The old tiles may know better which event it is.
    const { fault } = await verifySeal(parts)
    await saveFault(parts.pool, fault ?? error.fault)
  }
  const { size, fault } = await readTree(parts.pool)
  return { size, fault }
}

const rebuildIn = async (client: PoolClient, { log, keys, onProgress }: Parts): Promise<void> => {
  await lockTree(client)
  await client.query('delete from seal.tiles')
  await client.query(`update seal.tree set size = 0, position = '', round_size = 0, round_position = ''`)
  const scan = log.scan(undefined)
  try {
    let sealed = 0
    for (let batch = await nextBatch(scan.next); batch.length > 0; batch = await nextBatch(scan.next)) {
      await sealBatch(client, sealed, batch)
      sealed += batch.length
      onProgress?.(sealed)
    }
  } finally {
    await scan.close()
  }
  const tree = await lockTree(client)
  await proveLast(client, tree, await headOf(client, tree), keys)
  await client.query(
    'update seal.tree set fault = null, fault_at = null, checked_size = size, checked_at = now()',
  )
}

/**
 * Holds all that is sealed against the log, and the last checkpoint against the tree and the keys. Changes nothing but
 * when it was last checked.
 */
export const verifySeal = async ({ pool, log, keys, onProgress }: Parts): Promise<Sealed> => {
  const tree = await readTree(pool)
  try {
    await checkOn({ pool, log }, { ...tree, roundSize: 0, roundPosition: '' }, () => false, onProgress)
    await inTransaction(pool, async client => proveLast(client, tree, await headOf(client, tree), keys))
    return { size: tree.size, fault: tree.fault }
  } catch (error) {
    if (!(error instanceof Unsealable)) throw error
    return { size: tree.size, fault: error.fault }
  }
}
