/** Comparisons of wallets with their transactions and with the log, as they were when they were made. */

import type { Db, Selected } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { selectPrivate } from './tables.ts'

/** The findings of a comparison. `uid` and `currency` are null when it was of every wallet; `log_…` when the log was not read yet. */
export type FoundByCheck = Pick<wire.KeptBillCheck, 'uid' | 'currency' | 'checked' | 'differing'> & {
  readonly log_equal: boolean | null
  readonly log_number: number | null
}

const checks = selectPrivate('bill_checks', [
  'id::text',
  'at as date',
  'by_uid as by',
  'uid::text',
  'currency',
  'checked',
  'differing',
  'log_equal',
  'log_number',
])

/** A comparison that was kept, with its time and the administrator who asked for it. */
export type BillCheckRow = Selected<typeof checks>

const SHOWN = 20

/** Keeps the findings of a comparison that an administrator asked for. */
export const keep = async (db: Db, by: string, found: FoundByCheck): Promise<void> => {
  const { uid, currency, checked, differing, log_equal, log_number } = found
  await db.query(
    `insert into private.bill_checks (by_uid, uid, currency, checked, differing, log_equal, log_number)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [by, uid, currency, checked, JSON.stringify(differing), log_equal, log_number],
  )
}

/** The newest first. */
export const latest = (db: Db): Promise<readonly BillCheckRow[]> =>
  checks(db, `order by bill_checks.id desc limit ${SHOWN}`)
