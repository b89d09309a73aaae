import type { Db } from '../../queries/ask.ts'
import { computed, type Selected, select } from '../../queries/select.ts'

const lines = select('movements', ['uid', 'currency'], { total: computed<string>('sum(amount)') }).as(
  'group by uid, currency',
)
const bills = select('wallets', ['uid', 'currency'], {
  balance: computed<string>('coalesce(wallets.amount, 0)'),
  accumulated: computed<string>('coalesce(lines.total, 0)'),
}).as(`full join ${lines.rows} as lines using (uid, currency)`)
const found = select({ bills }, ['bills.uid', 'bills.currency', 'bills.balance', 'bills.accumulated'])
const counted = select({ bills }, [], { n: computed<number>('count(*)') })

/** The balance of a wallet row, and the sum of the lines of its statement. They are folded apart and must be equal. */
export type Bill = Selected<typeof found>

/** One currency of one member, or all of theirs in which there is a wallet or a line. */
export const listBills = (db: Db, uid: string, currency?: string): Promise<readonly Bill[]> =>
  found(db, 'where uid = $1 and currency = coalesce($2, currency) order by currency', [uid, currency ?? null])

/** How many wallets there are, and those that differ from their statements. */
export const checkBills = async (
  db: Db,
): Promise<{ readonly checked: number; readonly differing: readonly Bill[] }> => {
  const [all, differing] = await Promise.all([
    counted(db, ''),
    found(db, 'where balance <> accumulated order by uid, currency limit 100'),
  ])
  return { checked: all[0]?.n ?? 0, differing }
}
