/** By what members are found as payees, and what a stranger sees of their names. */

import { ask, type Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { handleKey } from './handles.ts'
import { first, run } from './run.ts'

/** The ways in which a member lets payers find them, and the part of the name that strangers see. */
export type Findable = {
  readonly byEmail: boolean
  readonly byPhone: boolean
  /** Null: the usual of the kind of account. */
  readonly nameShown: wire.NameShown | null
  /** Whether a number is proven: only such a one is looked for. */
  readonly hasPhone: boolean
}

/** A member's choices. */
export const of = (db: Db, uid: string): Promise<Findable | undefined> =>
  first(
    db,
    `select found_by_email as "byEmail", found_by_phone as "byPhone", name_shown as "nameShown",
       phone_proven and phone is not null as "hasPhone"
     from private.members where uid = $1`,
    [uid],
  )

/** Changes a member's choices; one that is not given stays. */
export const set = (
  db: Db,
  uid: string,
  {
    byEmail,
    byPhone,
    nameShown,
  }: { [K in 'byEmail' | 'byPhone']?: boolean | undefined } & {
    readonly nameShown?: wire.NameShown | undefined
  },
): Promise<void> =>
  run(
    db,
    `update private.members set found_by_email = coalesce($2, found_by_email),
       found_by_phone = coalesce($3, found_by_phone), name_shown = coalesce($4, name_shown) where uid = $1`,
    [uid, byEmail ?? null, byPhone ?? null, nameShown ?? null],
  )

/** Something of a member by which they are looked for. */
export type Sought = { readonly by: 'email' | 'handle' | 'phone'; readonly value: string }

const SOUGHT: Readonly<Record<Sought['by'], string>> = {
  email: 'select uid::text as uid from private.members where lower(email) = lower($1) and found_by_email',
  handle: 'select uid::text as uid from private.handles where key = $1 and left_at is null',
  // A number that two members have proven names neither of them, also where one of the two does not let payers find them by it.
  phone: `select min(uid)::text as uid from private.members
    where area_code || phone = $1 and phone_proven having count(*) = 1 and bool_and(found_by_phone)`,
}

/** The member who has what is looked for, and lets payers find them by it. */
export const uidOf = async (db: Db, { by, value }: Sought): Promise<string | undefined> => {
  const found = await first<{ uid: string }>(db, SOUGHT[by], [by === 'handle' ? handleKey(value) : value])
  return found?.uid
}

/** A member's name, with what strangers see of it. */
export type Named = {
  readonly uid: string
  readonly username: string
  readonly userType: 0 | 1
  readonly nameShown: wire.NameShown | null
  readonly handle: string | null
}

/** The names of members who are there, by uid. */
export const namesOf = async (db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, Named>> => {
  const rows = await ask<Named>(
    db,
    `select m.uid::text as uid, username, user_type as "userType", name_shown as "nameShown", handle
     from private.members m left join private.handles h on h.uid = m.uid and h.left_at is null
     where m.uid = any($1::bigint[])`,
    [[...new Set(uids)].filter(uid => /^\d+$/.test(uid))],
  )
  return new Map(rows.map(row => [row.uid, row]))
}
