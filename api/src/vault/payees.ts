/** Members' saved payees. A nickname may name a person, so none is in the log. */

import type { Db, Selected } from '@strongroom/projections/queries'
import { matchesOne, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const payees = selectPrivate({ payees: 'payees', m: 'members' }, [
  'payees.payee::text as uid',
  'm.username!',
  'payees.nickname',
])

/** A payee as a member has saved them. `username` is the payee's own name, `nickname` the member's for them. */
export type PayeeRow = Selected<typeof payees>

/** A member's payees, by nickname. */
export const of = (db: Db, uid: string): Promise<readonly PayeeRow[]> =>
  payees(
    db,
    'join private.members m on m.uid = payee where payees.uid = $1 order by lower(nickname), payee',
    [uid],
  )

/** Saves a payee, or gives one another nickname; false when the member has `most` others already. */
export const save = (
  db: Db,
  uid: string,
  { payee, nickname, most }: { readonly payee: string; readonly nickname: string; readonly most: number },
): Promise<boolean> =>
  matchesOne(
    db,
    `insert into private.payees (uid, payee, nickname)
     select $1, $2, $3 where (select count(*) from private.payees where uid = $1 and payee <> $2) < $4
     on conflict (uid, payee) do update set nickname = excluded.nickname`,
    [uid, payee, nickname, most],
  )

/** One that is not saved is no mistake. */
export const remove = (db: Db, uid: string, payee: string): Promise<void> =>
  run(db, 'delete from private.payees where uid = $1 and payee = $2', [uid, payee])
