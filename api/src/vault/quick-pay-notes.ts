/** Notes of payers to those they pay. They may name persons, so none of them is in the log. */

import { ask, type Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

type Payment = { readonly sender: string; readonly id: string }

/** A note as it is kept: that there is none is kept too, as a blank, so that of two at once the first stands. */
const noteIn = (kept: string | undefined): string | null => kept || null

/** Keeps the note of a payment, or that it has none; what is there already stays. Answers the note that stands. */
export const keep = async (
  db: Db,
  { sender, id, receiver }: Payment & { readonly receiver: string },
  note = '',
): Promise<string | null> => {
  const [kept] = await ask<{ note: string }>(
    db,
    `insert into private.quick_pay_notes as kept (sender, id, receiver, note) values ($1, $2, $3, $4)
     on conflict (sender, id) do update set note = kept.note returning note`,
    [sender, id, receiver, note],
  )
  return noteIn(kept?.note)
}

/** Forgets the note of a payment that was refused. */
export const forget = (db: Db, { sender, id }: Payment): Promise<void> =>
  run(db, 'delete from private.quick_pay_notes where sender = $1 and id = $2', [sender, id])

/** The notes of many payments; null where there is none, or where it was erased. */
export const of = async (
  db: Db,
  payments: readonly Payment[],
): Promise<(payment: Payment) => string | null> => {
  const { rows } = await db.query<Payment & { note: string }>(
    `select k.sender::text, k.id, note from private.quick_pay_notes k
     join unnest($1::bigint[], $2::text[]) as n(sender, id) on k.sender = n.sender and k.id = n.id`,
    [payments.map(({ sender }) => sender), payments.map(({ id }) => id)],
  )
  const known = new Map(rows.map(({ sender, id, note }) => [`${sender} ${id}`, note]))
  return ({ sender, id }) => noteIn(known.get(`${sender} ${id}`))
}
