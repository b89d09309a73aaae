import { ask, type Db } from '../queries/ask.ts'

/** The bank account or the address of the book at the other end of a movement, by the movement's id. */
export type OwnEnd = { readonly id: string; readonly kind: 'bank' | 'address'; readonly end: string }

/** The other ends of a member's withdrawals, bank deposits and sends on chain, by their ids. Ids of none of these have no end. */
export const listOwnEnds = (db: Db, uid: string, ids: readonly string[]): Promise<readonly OwnEnd[]> =>
  ask<OwnEnd>(
    db,
    `select id, 'bank' as kind, bank_id as "end" from views.withdrawals where uid = $1 and id = any($2)
     union all
     select id, 'bank', bank_id from views.deposits where uid = $1 and id = any($2)
     union all
     select id, 'address', address_id from views.chain_sends where uid = $1 and id = any($2)`,
    [uid, ids],
  )
