/** Names, remarks and accounts of payments, in schema `private`: they can be erased while the books stay whole. */

import type { Db } from '@strongroom/projections/queries'

/** The personal side of a payment that was asked for or sent by bank. */
export type PaymentDetails = {
  readonly name: string
  readonly remarks: string
  readonly account: string | null
  readonly bank: string | null
  readonly swift: string | null
}

const forgotten: PaymentDetails = { name: '', remarks: '', account: null, bank: null, swift: null }

/** Keeps the details of a payment. False when it is there already with others, which then stay. */
export const keep = async (
  db: Db,
  uid: string,
  id: string,
  given: Partial<PaymentDetails> & { name: string },
): Promise<boolean> => {
  const { name, remarks, account, bank, swift } = { ...forgotten, ...given }
  const { rowCount } = await db.query(
    `insert into private.payment_details as kept (uid, id, name, remarks, account, bank, swift)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (uid, id) do update set uses = kept.uses + 1
     where (kept.name, kept.remarks, kept.account, kept.bank, kept.swift) is not distinct from ($3, $4, $5, $6, $7)`,
    [uid, id, name, remarks, account, bank, swift],
  )
  return rowCount === 1
}

/** Forgets the details of a payment that was refused after all, unless the same is under way elsewhere. */
export const forget = async (db: Db, uid: string, id: string): Promise<void> => {
  await db.query('update private.payment_details set uses = uses - 1 where uid = $1 and id = $2', [uid, id])
  await db.query('delete from private.payment_details where uid = $1 and id = $2 and uses < 1', [uid, id])
}

/** The details of many payments; empty ones where they were erased. */
export const of = async (
  db: Db,
  payments: readonly { readonly uid: string; readonly id: string }[],
): Promise<(payment: { readonly uid: string; readonly id: string }) => PaymentDetails> => {
  const { rows } = await db.query<PaymentDetails & { uid: string; id: string }>(
    `select d.uid::text, d.id::text, name, remarks, account, bank, swift from private.payment_details d
     join unnest($1::bigint[], $2::uuid[]) as n(uid, id) on d.uid = n.uid and d.id = n.id`,
    [payments.map(({ uid }) => uid), payments.map(({ id }) => id)],
  )
  const known = new Map(rows.map(row => [`${row.uid} ${row.id}`, row]))
  return ({ uid, id }) => known.get(`${uid} ${id}`) ?? forgotten
}
