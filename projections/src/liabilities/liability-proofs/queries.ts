import type { Position } from '@strongroom/ledger/eventlog'
import type { SumTotal } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'

/** A published proof of liabilities: the root of its tree, and the sum of each currency. Times are ISO 8601. */
export type LiabilityProofRow = {
  readonly id: string
  readonly position: Position
  /** Balances are counted after so many events of the log. */
  readonly events: number
  readonly root: string
  readonly totals: readonly SumTotal[]
  readonly created_at: string
}

const columns = 'id, position, events, root, totals, created_at'

/** The last proofs of liabilities, newest first. */
export const lastLiabilityProofs = (db: Db, count: number): Promise<readonly LiabilityProofRow[]> =>
  ask<LiabilityProofRow>(
    db,
    `select ${columns} from views.liability_proofs order by number desc limit $1`,
    [count],
    'last liability proofs',
  )
