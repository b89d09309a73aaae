import type { Pool, PoolClient } from 'pg'
import type { Projection } from './projection.ts'
import { RebuildRefused, RebuildRunning } from './rebuild-refused.ts'
import type { Runner } from './runner.ts'
import { withClient } from './transaction.ts'

/** A lock that keeps other processes off a projection's tables, as long as its connection lasts. */
export type Hold = {
  /** Aborted when the connection is lost. */
  readonly lost: AbortSignal
  /** Throws when others may have begun, as the database sees it. Work done then in the same transaction harms no reader. */
  readonly check: (on: Pool | PoolClient) => Promise<void>
}

/** One rebuild of a projection at a time. The lock goes with the connection, so a killed rebuild holds nothing. */
export const withExclusiveLock = <T>(
  runner: Runner,
  { name }: Projection,
  work: (hold: Hold) => Promise<T>,
): Promise<T> =>
  withClient(runner.pool, async client => {
    const lock = `hashtext('strongroom rebuild'), hashtext('${name}')`
    const { rows } = await client.query<{ held: boolean; pid: number }>(
      `select pg_try_advisory_lock(${lock}) as held, pg_backend_pid() as pid`,
    )
    if (!rows[0]?.held) throw new RebuildRunning(`${name} is being rebuilt by somebody else`)
    const { pid } = rows[0]
    const losing = new AbortController()
    const lose = () => losing.abort()
    client.on('error', lose)
    try {
      return await work({ lost: losing.signal, check: on => checkHeld(on, name, pid) })
    } finally {
      client.off('error', lose)
      await client.query(`select pg_advisory_unlock(${lock})`).catch(error => {
        if (!losing.signal.aborted) throw error
      })
    }
  })

const checkHeld = async (on: Pool | PoolClient, name: string, pid: number): Promise<void> => {
  const { rowCount } = await on.query(
    `select from pg_locks where locktype = 'advisory' and granted and pid = $1
     and classid = hashtext('strongroom rebuild')::oid and objid = hashtext($2)::oid`,
    [pid, name],
  )
  if (!rowCount)
    throw new RebuildRefused(
      `the rebuild of ${name} lost the connection that kept others off: rebuild it again`,
    )
}
