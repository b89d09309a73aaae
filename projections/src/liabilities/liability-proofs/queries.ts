import type { Db } from '../../queries/ask.ts'
import { type Selected, select } from '../../queries/select.ts'

const proofs = select('liability_proofs', ['id', 'position', 'events', 'root', 'totals', 'created_at'])

/** A published proof of liabilities: the root of its tree, and the sum of each currency. Times are ISO 8601. */
export type LiabilityProofRow = Selected<typeof proofs>

/** The last proofs of liabilities, newest first. */
export const lastLiabilityProofs = (db: Db, count: number): Promise<readonly LiabilityProofRow[]> =>
  proofs(db, 'order by number desc limit $1', [count], 'last liability proofs')
