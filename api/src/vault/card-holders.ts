/** Names and billing addresses on cards. That they changed is in the log, what they are only here. */

import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'

const fields = [
  'holder_name',
  'billing_country',
  'billing_state',
  'billing_city',
  'billing_address',
  'billing_postal',
] as const satisfies readonly (keyof wire.CardHolder)[]

const columns = fields.join(', ')
const places = fields.map((_, at) => `$${at + 3}`).join(', ')

/** Keeps a card's holder, in place of an older version only: the revision of the fact that it came with. */
export const save = (db: Db, uid: string, holder: wire.CardHolder, version: number): Promise<void> =>
  run(
    db,
    `insert into private.card_holders as kept (uid, version, ${columns}) values ($1, $2, ${places})
     on conflict (uid) do update set (version, ${columns}, updated_at) = ($2, ${places}, now())
     where kept.version is null or kept.version < $2`,
    [uid, version, ...fields.map(field => holder[field])],
  )

/** The holder of a member's card; null where none was entered. */
export const of = async (db: Db, uid: string): Promise<wire.CardHolder | null> => {
  const { rows } = await db.query<wire.CardHolder>(
    `select ${columns} from private.card_holders where uid = $1`,
    [uid],
  )
  return rows[0] ?? null
}
