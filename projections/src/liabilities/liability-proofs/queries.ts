import { ask, type Db } from '../../queries/ask.ts'
import type { RowOf } from '../../rows.ts'

/** A published proof of liabilities: the root of its tree, and the sum of each currency. Times are ISO 8601. */
export type LiabilityProofRow = Omit<RowOf<'liability_proofs'>, 'number'>

const columns = 'id, position, events, root, totals, created_at'

/** The last proofs of liabilities, newest first. */
export const lastLiabilityProofs = (db: Db, count: number): Promise<readonly LiabilityProofRow[]> =>
  ask<LiabilityProofRow>(
    db,
    `select ${columns} from views.liability_proofs order by number desc limit $1`,
    [count],
    'last liability proofs',
  )
