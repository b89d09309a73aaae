/** Administrators' looks at personal data and their reasons; never the data. */

import { ask, type Db, type Listed, type Listing, list } from '@strongroom/projections/queries'
import type { ListFilter, wire } from '@strongroom/shared'
import { run } from './run.ts'

type OfLooks = ListFilter<'audit.looks'>

/** One look at personal data. `subject` is what was shown: the record, the account or the file. */
export type Looked = {
  readonly by: string
  readonly uid: string
  readonly kind: wire.LookKind
  readonly caseId: string
  readonly subject: string
}

/** Looks of one administrator at one thing within this time are one look: a screen asks several times for one page. */
const ONE_LOOK = `interval '15 minutes'`
const DATES = 20

/** The reason of a look at a member who is still there, in words where none was given. */
const reason = `case when r.reason is null and m.uid is not null then 'none given' else r.reason end`

const looks: Listing<OfLooks> = {
  table: `private.looks l left join private.look_reasons r using (by_uid, case_id)
    left join private.members m on m.uid = l.uid left join private.members a on a.uid = l.by_uid`,
  columns: `l.id::text, l.at as created_date, l.last_at as last_date, l.times, l.by_uid::text as by,
    coalesce(a.username, '') as by_username, coalesce(a.email, '') as by_email, l.uid::text,
    coalesce(m.username, '') as username, coalesce(m.email, '') as email, l.kind, l.case_id as case, ${reason} as reason`,
  sorts: { created_date: 'l.at' },
  equals: { by: 'l.by_uid', uid: 'l.uid', kind: 'l.kind' },
  tie: 'l.id',
  time: 'l.at',
  members: ['l.uid', 'l.by_uid'],
  search: ['m.username', 'm.email', 'l.uid::text', 'a.username', 'a.email', 'l.case_id', reason],
}

/** The member whom a case is about: an identity record, a bank account, a payment or a file. */
export const ownerOf = async (db: Db, caseId: string): Promise<string | undefined> => {
  const { rows } = await db.query<{ uid: string }>(
    `select uid::text from private.kyc_forms where id::text = $1
     union all select uid::text from private.bank_accounts where id::text = $1
     union all select uid::text from private.payment_details where id::text = $1
     union all select uid::text from private.files where id::text = $1 limit 1`,
    [caseId],
  )
  return rows[0]?.uid
}

/** The records and accounts that a file belongs to. */
export const casesOf = async (db: Db, file: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select form_id::text as id from private.kyc_documents where file_id::text = $1
     union select id::text from private.bank_accounts where statement::text = $1`,
    [file],
  )
  return rows.map(({ id }) => id)
}

/** Keeps why an administrator looks at a case; the first reason stays. */
export const keepReason = (db: Db, by: string, caseId: string, uid: string, reason: string): Promise<void> =>
  run(
    db,
    `insert into private.look_reasons (by_uid, case_id, uid, reason) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [by, caseId, uid, reason],
  )

/** The first of these cases for which the administrator has given a reason. */
export const reasoned = async (db: Db, by: string, cases: readonly string[]): Promise<string | undefined> => {
  const { rows } = await db.query<{ case_id: string }>(
    'select case_id from private.look_reasons where by_uid = $1 and case_id = any($2) order by at limit 1',
    [by, cases],
  )
  return rows[0]?.case_id
}

/** Notes a look, or that the last one at the same thing goes on. */
export const note = (db: Db, { by, uid, kind, caseId, subject }: Looked): Promise<void> =>
  run(
    db,
    `with same as (
       select id from private.looks
       where by_uid = $1 and subject = $5 and kind = $3 and last_at > now() - ${ONE_LOOK} order by id desc limit 1
     ), more as (
       update private.looks set times = times + 1, last_at = now() where id = (select id from same) returning id
     )
     insert into private.looks (by_uid, uid, kind, case_id, subject)
     select $1, $2, $3, $4, $5 where not exists (select from more)`,
    [by, uid, kind, caseId, subject],
  )

/** A page of the looks of administrators at members' data. */
export const page = (db: Db, filter: OfLooks): Promise<Listed<wire.Look>> => list(db, looks, filter)

/** Looks at a member's data, by kind. */
export const at = (db: Db, uid: string): Promise<readonly wire.LooksAtMine[]> =>
  ask<wire.LooksAtMine>(
    db,
    `select kind, count(*)::int as count,
       (array_agg(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') order by at desc))[1:${DATES}] as dates
     from private.looks where uid = $1 group by kind order by kind`,
    [uid],
  )
