import type { Db } from '../queries/ask.ts'
import { computed, select, unionOf } from '../queries/select.ts'

/** The bank account or the address of the book at the other end of a movement, by the movement's id. */
export type OwnEnd = { readonly id: string; readonly kind: 'bank' | 'address'; readonly end: string }

const ofTheirs = 'where uid = $1 and id = any($2)'
const ownEnds = unionOf<OwnEnd>([
  [select('withdrawals', ['id', 'bank_id as end'], { kind: computed<'bank'>("'bank'") }), ofTheirs],
  [
    select('deposits', ['id', 'bank_id! as end'], { kind: computed<'bank'>("'bank'") }),
    `${ofTheirs} and bank_id is not null`,
  ],
  [select('chain_sends', ['id', 'address_id as end'], { kind: computed<'address'>("'address'") }), ofTheirs],
])

/** The other ends of a member's withdrawals, bank deposits and sends on chain, by their ids. Ids of none of these have no end. */
export const listOwnEnds = (db: Db, uid: string, ids: readonly string[]): Promise<readonly OwnEnd[]> =>
  ownEnds(db, [uid, ids])
