/** Words that members write beside requests for money. They may name persons, so none of them is in the log. */

import { ask, type Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

type Request = { readonly payer: string; readonly id: string; readonly asker: string }
type Words = { readonly note: string | null; readonly reason: string | null }

const silent: Words = { note: null, reason: null }

/** Keeps what one side has written, or that it wrote nothing; what is there already stays. Answers the words that stand. */
export const keep = async (
  db: Db,
  { payer, id, asker }: Request,
  { note, reason }: Partial<Words>,
): Promise<Words> => {
  const [kept] = await ask<Words>(
    db,
    `insert into private.money_request_notes as kept (payer, id, asker, note, reason) values ($1, $2, $3, $4, $5)
     on conflict (payer, id) do update
     set reason = coalesce(kept.reason, excluded.reason) returning note, reason`,
    [payer, id, asker, note ?? null, reason ?? null],
  )
  return kept ?? silent
}

/** Forgets the words of a request that was refused. */
export const forget = (db: Db, { payer, id }: Request): Promise<void> =>
  run(db, 'delete from private.money_request_notes where payer = $1 and id = $2', [payer, id])

/** The words beside many requests; none where there are none, or where they were erased. */
export const of = async (
  db: Db,
  requests: readonly Pick<Request, 'payer' | 'id'>[],
): Promise<(request: Pick<Request, 'payer' | 'id'>) => Words> => {
  const { rows } = await db.query<Words & Pick<Request, 'payer' | 'id'>>(
    `select k.payer::text, k.id::text, note, reason from private.money_request_notes k
     join unnest($1::bigint[], $2::uuid[]) as n(payer, id) on k.payer = n.payer and k.id = n.id`,
    [requests.map(({ payer }) => payer), requests.map(({ id }) => id)],
  )
  const known = new Map(rows.map(row => [`${row.payer} ${row.id}`, row]))
  return ({ payer, id }) => known.get(`${payer} ${id}`) ?? silent
}
