import type { Role } from '@strongroom/ledger/account'
import { ask, type Db } from '../queries/ask.ts'
import { select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** Columns that a table has not from before accounts could be frozen, or put into groups. */
type Newer = 'frozen' | 'user_group'

/** A member's standing. Names and addresses are in schema `private`. */
export type MemberRow = Omit<RowOf<'members'>, Newer> & Partial<Pick<RowOf<'members'>, Newer>>

/** Members by uid; an unknown uid has no entry. */
export const getMembers = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, MemberRow>> => {
  const rows: readonly MemberRow[] = await select('members')(db, 'where uid = any($1)', [uids])
  return new Map(rows.map(row => [row.uid, row]))
}

/** The standing of one member; undefined before the log knows them. */
export const getMember = async (db: Db, uid: string): Promise<MemberRow | undefined> =>
  (await getMembers(db, [uid])).get(uid)

/** The uids of all members who have one of these roles and are not disabled. */
export const listMembersOfRole = async (db: Db, roles: readonly Role[]): Promise<readonly string[]> =>
  (await select('members', ['uid'])(db, 'where role = any($1) and enabled order by uid', [roles])).map(
    ({ uid }) => uid,
  )

/** How many members registered since a moment, and of how many an identity was proven since then. */
export const countMembersSince = async (
  db: Db,
  since: Date,
): Promise<{ readonly registered: number; readonly verified: number }> => {
  const [counted] = await ask<{ registered: number; verified: number }>(
    db,
    `select (select count(*)::int from views.members where registered_at >= $1) as registered,
       (select count(*)::int from views.kyc_standings where status = 1 and decided_at >= $1) as verified`,
    [since],
  )
  return counted ?? { registered: 0, verified: 0 }
}
