/** Members' saved payees and contacts. A nickname may name a person, so none is in the log. */

import type { Db, Selected } from '@strongroom/projections/queries'
import { matchesOne, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const payees = selectPrivate('payees', ['payee::text as uid', 'nickname', 'favourite', 'hidden_at'])

/**
 * The notes of a member about another whom they have paid or saved. `nickname`: theirs for them, null where they are not saved; `hidden_at`:
 * since when they are off the list, until they are paid again.
 */
export type PayeeRow = Selected<typeof payees>

/** All that a member keeps about others. */
export const of = (db: Db, uid: string): Promise<readonly PayeeRow[]> =>
  payees(db, 'where uid = $1 order by lower(nickname), payee', [uid])

/** Saves a payee, or gives one another nickname; false when the member has `most` others already. */
export const save = (
  db: Db,
  uid: string,
  { payee, nickname, most }: { readonly payee: string; readonly nickname: string; readonly most: number },
): Promise<boolean> =>
  matchesOne(
    db,
    `insert into private.payees (uid, payee, nickname)
     select $1, $2, $3 where (
       select count(*) from private.payees where uid = $1 and payee <> $2 and nickname is not null
     ) < $4
     on conflict (uid, payee) do update set nickname = excluded.nickname, hidden_at = null`,
    [uid, payee, nickname, most],
  )

/** Makes a contact a favourite, or no longer one: one who was paid or is saved. Nothing for anybody else. */
export const favour = (
  db: Db,
  uid: string,
  payee: string,
  { favourite, isPaid }: { readonly favourite: boolean; readonly isPaid: boolean },
): Promise<void> =>
  run(
    db,
    isPaid
      ? `insert into private.payees (uid, payee, favourite) select $1, uid, $3 from private.members where uid = $2
         on conflict (uid, payee) do update set favourite = excluded.favourite`
      : 'update private.payees set favourite = $3 where uid = $1 and payee = $2 and nickname is not null',
    [uid, payee, favourite],
  )

/** Takes a member who was paid off the list: with nickname and mark, and until they are paid again. */
export const hide = (db: Db, uid: string, payee: string): Promise<void> =>
  run(
    db,
    `insert into private.payees (uid, payee, hidden_at) select $1, uid, now() from private.members where uid = $2
     on conflict (uid, payee) do update set nickname = null, favourite = false, hidden_at = now()`,
    [uid, payee],
  )

/**
 * Takes a member off the list of whom no payment is known. One that is not there is no mistake. `isNeverPaid`: there is none, so that nothing
 * but the row speaks for them.
 */
export const remove = (
  db: Db,
  uid: string,
  payee: string,
  { isNeverPaid }: { readonly isNeverPaid: boolean },
): Promise<void> =>
  run(
    db,
    isNeverPaid
      ? 'delete from private.payees where uid = $1 and payee = $2'
      : `update private.payees set nickname = null, favourite = false, hidden_at = now() where uid = $1 and payee = $2`,
    [uid, payee],
  )
