/** Numbers of orders at the other provider: payment references, which may identify the payer. The log has their hash. */

import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** Keeps the number of an order; that of one that is there already stays as it is. */
export const keep = (db: Db, uid: string, id: string, orderNumber: string): Promise<void> =>
  run(
    db,
    `insert into private.card_orders as kept (uid, id, order_number) values ($1, $2, $3)
     on conflict (uid, id) do update set uses = kept.uses + 1`,
    [uid, id, orderNumber],
  )

/** Forgets the number of an order that was refused after all, unless the same is under way elsewhere. */
export const forget = async (db: Db, uid: string, id: string): Promise<void> => {
  await db.query('update private.card_orders set uses = uses - 1 where uid = $1 and id = $2', [uid, id])
  await db.query('delete from private.card_orders where uid = $1 and id = $2 and uses < 1', [uid, id])
}

/** The numbers of orders, by the ids of the orders. */
export const numbersOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ id: string; order_number: string }>(
    'select id, order_number from private.card_orders where id::text = any($1)',
    [ids],
  )
  return new Map(rows.map(row => [row.id, row.order_number]))
}

/** Ids of the orders whose number holds a text, at most a thousand. */
export const withNumber = async (db: Db, text: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from private.card_orders where strpos(lower(order_number), lower($1)) > 0
     order by created_at desc limit 1000`,
    [text],
  )
  return rows.map(({ id }) => id)
}
