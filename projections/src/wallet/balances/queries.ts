import type { Db } from '../../queries/ask.ts'
import { rowsWith } from '../../queries/rows-with.ts'
import { computed, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** The balance of one account in one currency. Positive: the account has it. */
export type BalanceRow = RowOf<'balances'>

/** Members' accounts by their pocket. */
const account = computed<string>("regexp_replace(account, '^user:[^:]*:', 'user:*:')")
const sums = select('balances', ['currency'], { account, amount: computed<string>('sum(amount)') })
const debts = select('balances', ['currency'], { account, amount: computed<string>('-sum(amount)') })

/** The accounts of the house and the world, and those of all members added up by pocket (`user:*:available`). Sums to zero in every currency. */
export const getTrialBalance = (db: Db): Promise<readonly BalanceRow[]> =>
  sums(db, 'group by 1, 2 order by 1, 2')

/** One account in every currency it ever held. */
export const getBalances = (db: Db, account: string): Promise<readonly BalanceRow[]> =>
  rowsWith(db, 'balances', { account }, 'order by currency')

/** The debts of members to the house, by pocket (`user:*:card`) and currency: the balances below zero, as amounts above it. */
export const getOverdrafts = (db: Db): Promise<readonly BalanceRow[]> =>
  debts(db, `where account like 'user:%' and amount < 0 group by 1, 2 order by 1, 2`)
