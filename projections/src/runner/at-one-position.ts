import type { Pool, PoolClient } from 'pg'
import { advance } from './advance.ts'
import { markComplete, readCheckpoint } from './checkpoint.ts'
import { type Comparison, compare } from './compare.ts'
import type { Hold } from './exclusive-lock.ts'
import { placeInLog } from './place-in-log.ts'
import type { Projection } from './projection.ts'
import { RebuildRefused } from './rebuild-refused.ts'
import type { Runner } from './runner.ts'
import { inTransaction } from './transaction.ts'

/** Holds the live tables still, brings the new ones to the same event, and lets work happen in one transaction. */
export const atOnePosition = async <T>(
  runner: Runner,
  projection: Projection,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const live = { projection, generation: 'live' } as const
  const catchUp = async (db: Pool | PoolClient) => {
    const standing = await readCheckpoint(db, live)
    const upTo = standing && (await placeInLog(runner.log, standing))
    const outcome = await advance(runner, { projection, generation: 'next' }, { upTo })
    // Left by code of another version, it would take people back to when it was made.
    if (outcome !== 'caught-up')
      throw new RebuildRefused(`the rebuild of ${projection.name} is ${outcome}: discard it`)
  }
  // Most of the way before taking hold, so that the live tables stand still only for a moment.
  await catchUp(runner.pool)
  return inTransaction(runner.pool, async client => {
    await client.query(`set local lock_timeout = '3s'`)
    await client.query(
      `select from views.checkpoint where projection = $1 and generation = 'live' for update`,
      [projection.name],
    )
    await catchUp(client)
    return work(client)
  })
}

/** Compares the new tables, which are then complete, with the live ones. */
export const compareAtOnePosition = (
  runner: Runner,
  projection: Projection,
  check: Hold['check'],
): Promise<Comparison> =>
  atOnePosition(runner, projection, async client => {
    await check(client)
    await markComplete(client, { projection, generation: 'next' })
    return compare(client, projection)
  })
