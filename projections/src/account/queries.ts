import type { KycStatus, Role, UserType } from '@strongroom/ledger/account'
import { ask, type Db } from '../queries/ask.ts'

/** A member's standing. Names and addresses are in schema `private`. */
export type MemberRow = {
  readonly uid: string
  /** 0 individual, 1 business. */
  readonly user_type: UserType
  readonly enabled: boolean
  /** Undefined in a table from before accounts could be frozen. */
  readonly frozen?: boolean
  /** 0 submitted, 1 approved, -1 rejected or never submitted. */
  readonly kyc_status: KycStatus
  readonly vip_level: number
  /** The code of the user group; null for none, undefined in a table from before there were any. */
  readonly user_group?: string | null
  /** 1 on, 0 off. */
  readonly quickpay_status: 0 | 1
  readonly role: Role
  readonly registered_at: string
}

/** Members by uid; an unknown uid has no entry. */
export const getMembers = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, MemberRow>> => {
  const rows = await ask<MemberRow>(db, 'select * from views.members where uid = any($1)', [uids])
  return new Map(rows.map(row => [row.uid, row]))
}

/** The standing of one member; undefined before the log knows them. */
export const getMember = async (db: Db, uid: string): Promise<MemberRow | undefined> =>
  (await getMembers(db, [uid])).get(uid)

/** The uids of all members who have one of these roles and are not disabled. */
export const listMembersOfRole = async (db: Db, roles: readonly Role[]): Promise<readonly string[]> =>
  (
    await ask<{ uid: string }>(
      db,
      'select uid from views.members where role = any($1) and enabled order by uid',
      [roles],
    )
  ).map(({ uid }) => uid)

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
