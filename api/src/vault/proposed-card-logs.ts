/** Card logs that wait for a second administrator, by their proposal. */

import { sha256 } from '@strongroom/ledger/eventlog'
import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'

type Rows = readonly wire.CardLogRow[]

/**
 * A digest of proposed card logs: the log holds it, so that they cannot be exchanged later.
 * It sorts each row's fields, because jsonb may reorder them.
 */
export const digestOfRows = (rows: Rows): string =>
  sha256(JSON.stringify(rows.map(row => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))))

/** Keeps them; again, it changes nothing. */
export const keep = (db: Db, proposalId: string, rows: Rows): Promise<void> =>
  run(
    db,
    'insert into private.proposed_card_logs (proposal_id, rows) values ($1, $2) on conflict do nothing',
    [proposalId, JSON.stringify(rows)],
  )

/** Nothing once they are decided. */
export const of = async (db: Db, proposalId: string): Promise<Rows> => {
  const { rows } = await db.query<{ rows: Rows }>(
    'select rows from private.proposed_card_logs where proposal_id = $1',
    [proposalId],
  )
  return rows[0]?.rows ?? []
}

/** Forgets the rows of a proposal that is over. */
export const forget = (db: Db, proposalId: string): Promise<void> =>
  run(db, 'delete from private.proposed_card_logs where proposal_id = $1', [proposalId])
