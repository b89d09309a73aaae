import { ask, type Db } from '../../queries/ask.ts'

/** The balance of a wallet row, and the sum of the lines of its statement. They are folded apart and must be equal. */
export type Bill = {
  readonly uid: string
  readonly currency: string
  readonly balance: string
  readonly accumulated: string
}

const bills = `
  select uid, currency, coalesce(wallets.amount, 0) as balance, coalesce(lines.total, 0) as accumulated
  from views.wallets
  full join (select uid, currency, sum(amount) as total from views.movements group by uid, currency) as lines
    using (uid, currency)`

/** One currency of one member, or all of theirs in which there is a wallet or a line. */
export const listBills = (db: Db, uid: string, currency?: string): Promise<readonly Bill[]> =>
  ask<Bill>(
    db,
    `select * from (${bills}) as bills where uid = $1 and currency = coalesce($2, currency) order by currency`,
    [uid, currency ?? null],
  )

/** How many wallets there are, and those that differ from their statements. */
export const checkBills = async (
  db: Db,
): Promise<{ readonly checked: number; readonly differing: readonly Bill[] }> => {
  const [all, differing] = await Promise.all([
    ask<{ n: number }>(db, `select count(*)::float8 as n from (${bills}) as bills`),
    ask<Bill>(
      db,
      `select * from (${bills}) as bills where balance <> accumulated order by uid, currency limit 100`,
    ),
  ])
  return { checked: all[0]?.n ?? 0, differing }
}
