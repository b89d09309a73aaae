import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'

/** A member's personal side. The public standing (KYC, VIP, role) is in the log. */
export type Profile = {
  readonly uid: string
  readonly email: string
  readonly username: string
  readonly language: wire.Language
  readonly userType: 0 | 1
  readonly registered: boolean
}

export type NewMember = {
  readonly email: string
  readonly username: string
  readonly language: wire.Language
  readonly userType: 0 | 1
  readonly referral?: string | undefined
  readonly t?: string | undefined
  /** PHC strings. */
  readonly password: string
  readonly pin: string
}

const profile = `uid::text as uid, email, username, language, user_type as "userType", registered`

/** Profiles and credentials, in schema `private`. E-mail addresses are unique whatever their letter case. */
export const createMembers = (db: Pool) => ({
  byEmail: async (email: string): Promise<Profile | undefined> =>
    (await db.query(`select ${profile} from private.members where lower(email) = lower($1)`, [email]))
      .rows[0],

  byUid: async (uid: string): Promise<Profile | undefined> =>
    (await db.query(`select ${profile} from private.members where uid = $1`, [uid])).rows[0],

  byUids: async (uids: readonly string[]): Promise<ReadonlyMap<string, Profile>> => {
    const { rows } = await db.query<Profile>(
      `select ${profile} from private.members where uid = any($1::bigint[])`,
      [[...new Set(uids)]],
    )
    return new Map(rows.map(row => [row.uid, row]))
  },

  /** A page of members whose uid, e-mail or username contains `search`. */
  find: async (search: string, limit: number): Promise<readonly string[]> => {
    const { rows } = await db.query<{ uid: string }>(
      `select uid::text as uid from private.members
       where strpos(lower(email), lower($1)) > 0 or strpos(lower(username), lower($1)) > 0 or uid::text = $1
       order by uid limit $2`,
      [search, limit],
    )
    return rows.map(row => row.uid)
  },

  /** Adds profile and credentials; nothing when the address is taken. */
  add: async (member: NewMember): Promise<string | undefined> => {
    const { rows } = await db.query<{ uid: string }>(
      `with added as (
         insert into private.members (email, username, language, user_type, referral, t)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (lower(email)) do nothing
         returning uid
       )
       insert into private.credentials (uid, password, pin) select uid, $7, $8 from added
       returning uid::text as uid`,
      [
        member.email,
        member.username,
        member.language,
        member.userType,
        member.referral ?? null,
        member.t ?? null,
        member.password,
        member.pin,
      ],
    )
    return rows[0]?.uid
  },

  /** Notes that the log knows the member. */
  setRegistered: async (uid: string): Promise<void> => {
    await db.query('update private.members set registered = true where uid = $1', [uid])
  },

  /** Members the log may not know, because a crash came in between. */
  unregistered: async (): Promise<readonly Profile[]> =>
    (await db.query(`select ${profile} from private.members where not registered order by uid limit 1000`))
      .rows,

  credentials: async (
    email: string,
  ): Promise<(Profile & { password: string; pin: string | null }) | undefined> =>
    (
      await db.query(
        `select ${profile}, password, pin from private.members join private.credentials using (uid)
         where lower(email) = lower($1)`,
        [email],
      )
    ).rows[0],

  /** Sets a new password and ends every session of the member, in one transaction. */
  setPassword: async (uid: string, password: string): Promise<void> => {
    await db.query(
      `with changed as (
         update private.credentials set password = $2, changed_at = now() where uid = $1
       )
       delete from private.sessions where uid = $1`,
      [uid, password],
    )
  },
})
export type Members = ReturnType<typeof createMembers>
