import type { ListFilter } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** One currency of one member. Total = amount + locked + user_fixed_deposit_amount. */
export type WalletRow = RowOf<'wallets'>

const wallets = select('wallets', [
  'uid',
  'currency',
  'amount',
  'locked',
  'user_fixed_deposit_amount',
  'card',
])

/** Wallet rows of many members at once, by member. A member without any has no entry. Concurrent callers should share one query. */
export const getWalletsOf = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly WalletRow[]>> => {
  const rows = await wallets(db, 'where uid = any($1) order by uid, currency', [uids], 'wallets of members')
  return Map.groupBy(rows, row => row.uid)
}

/** Wallet rows of one member. */
export const getWallets = async (db: Db, uid: string): Promise<readonly WalletRow[]> =>
  (await getWalletsOf(db, [uid])).get(uid) ?? []

export type WalletFilter = ListFilter<'wallet.all'>

/** Wallet rows of all members. They have no day of their own. */
export const { page: listWallets } = listed<WalletFilter, 'wallets'>({
  table: 'views.wallets',
  sorts: { uid: 'uid', amount: 'amount' },
  equals: { uid: 'uid', currency: 'currency' },
  time: 'uid',
  tie: 'uid, currency',
  search: ['uid', 'currency'],
  ranged: eitherWay('amount'),
})
