import { ask, type Db } from '../../queries/ask.ts'
import { rowsWith } from '../../queries/rows-with.ts'
import type { RowOf } from '../../rows.ts'

/** The balance of one account in one currency. Positive: the account has it. */
export type BalanceRow = RowOf<'balances'>

/** The accounts of the house and the world, and those of all members added up by pocket (`user:*:available`). Sums to zero in every currency. */
export const getTrialBalance = (db: Db): Promise<readonly BalanceRow[]> =>
  ask<BalanceRow>(
    db,
    `select regexp_replace(account, '^user:[^:]*:', 'user:*:') as account, currency, sum(amount) as amount
     from views.balances group by 1, 2 order by 2, 1`,
  )

/** One account in every currency it ever held. */
export const getBalances = (db: Db, account: string): Promise<readonly BalanceRow[]> =>
  rowsWith(db, 'balances', { account }, 'order by currency')

/** The debts of members to the house, by pocket (`user:*:card`) and currency: the balances below zero, as amounts above it. */
export const getOverdrafts = (db: Db): Promise<readonly BalanceRow[]> =>
  ask<BalanceRow>(
    db,
    `select regexp_replace(account, '^user:[^:]*:', 'user:*:') as account, currency, -sum(amount) as amount
     from views.balances where account like 'user:%' and amount < 0 group by 1, 2 order by 2, 1`,
  )
