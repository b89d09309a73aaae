import type { Pool } from 'pg'
import { ask, type Db } from '../queries/ask.ts'
import type { Difference } from './difference.ts'

/** The snapshots of streams' states from which commands begin, checked like a read model. */
export const SNAPSHOTS = 'stream-snapshots'

/** The findings of the last check of a read model, or of the ledger's snapshots. */
export type Check = {
  readonly subject: string
  /** Rows compared, and up to which event of the log. */
  readonly rows: number
  readonly number: number
  readonly differences: readonly Difference[]
  readonly more: number
  readonly tookMs: number
  /** ISO, UTC. */
  readonly checkedAt: string
}

const sql = `select subject, rows, number, differences, more, took_ms as "tookMs", checked_at as "checkedAt" from views.checks`

/** The last check of each, the oldest first. Those that have never been checked are not there. */
export const listChecks = (db: Db): Promise<readonly Check[]> =>
  ask<Check>(db, `${sql} order by checked_at, subject`)

/** Keeps the outcome of a check; a later one of the same subject takes its place. */
export const saveCheck = async (pool: Pool, check: Omit<Check, 'checkedAt'>): Promise<void> => {
  await pool.query(
    `insert into views.checks (subject, rows, number, differences, more, took_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (subject) do update set rows = excluded.rows, number = excluded.number,
       differences = excluded.differences, more = excluded.more, took_ms = excluded.took_ms, checked_at = now()`,
    [
      ...[check.subject, check.rows, check.number, JSON.stringify(check.differences), check.more],
      check.tookMs,
    ],
  )
}

/** Says now and then of subjects that stand as they were found. */
export const noteLookedAt = async (pool: Pool, subjects: readonly string[]): Promise<void> => {
  await pool.query(
    `update views.checks set checked_at = now() where subject = any ($1) and checked_at < now() - interval '5 minutes'`,
    [subjects],
  )
}

/** Forgets subjects that are there no more. */
export const forgetOtherChecks = async (pool: Pool, subjects: readonly string[]): Promise<void> => {
  await pool.query('delete from views.checks where not subject = any ($1)', [subjects])
}
