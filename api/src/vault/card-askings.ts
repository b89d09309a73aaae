/** Purchases that are being decided while the card's processor waits. A row outlives the process that died over it. */

import type { AuthoriseCardPurchase } from '@strongroom/ledger/card'
import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** A purchase that is being decided: the command, and the member whose card it is. */
export type CardAsking = {
  readonly commandId: string
  readonly uid: string
  readonly command: AuthoriseCardPurchase
}

/**
 * So long after it was asked a purchase is answered by nobody: the network waits for a fifth of a second, and a process that stood still
 * meanwhile has told it *no*.
 */
export const leftAfterSeconds = 60

/** Notes that a purchase is being decided. False where one asked before is being given back: there is no *yes* to it any more. */
export const begin = async (db: Db, { commandId, uid, command }: CardAsking): Promise<boolean> => {
  const { rowCount } = await db.query(
    `insert into private.card_askings (command_id, uid, command) values ($1, $2, $3)
     on conflict (command_id) do update set asked_at = now() where not card_askings.given_up`,
    [commandId, uid, JSON.stringify(command)],
  )
  return rowCount === 1
}

/** Notes that the answer is ready. */
export const end = (db: Db, commandId: string): Promise<void> =>
  run(db, 'delete from private.card_askings where command_id = $1', [commandId])

/** Takes the purchases that a process has left without an answer: from then on none of them is approved. */
export const takeLeft = async (db: Db, limit: number): Promise<readonly CardAsking[]> => {
  const { rows } = await db.query<CardAsking>(
    `update private.card_askings set given_up = true where command_id in (
       select command_id from private.card_askings where asked_at < now() - make_interval(secs => $1)
       order by asked_at limit $2)
     returning command_id as "commandId", uid::text as uid, command`,
    [leftAfterSeconds, limit],
  )
  return rows
}
