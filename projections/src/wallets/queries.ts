import { ask, type Db } from '../queries/ask.ts'

/** One currency of one member. Total = amount + locked + user_fixed_deposit_amount. */
export type WalletRow = {
  readonly uid: string
  readonly currency: string
  /** Available. */
  readonly amount: string
  readonly locked: string
  /** Saving. */
  readonly user_fixed_deposit_amount: string
  readonly card: string
}

/** Wallet rows of many members at once, by member. Who has none is not there. Callers of one moment do well to share a question. */
export const getWalletsOf = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly WalletRow[]>> => {
  const rows = await ask<WalletRow>(
    db,
    'select * from views.wallets where uid = any($1) order by uid, currency',
    [uids],
  )
  return Map.groupBy(rows, row => row.uid)
}

/** Wallet rows of one member. */
export const getWallets = async (db: Db, uid: string): Promise<readonly WalletRow[]> =>
  (await getWalletsOf(db, [uid])).get(uid) ?? []
