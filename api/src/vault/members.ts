import { readPage, totalOf } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { InferOutput } from 'valibot'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'

/** A member's personal side. The public standing (KYC, VIP, role) is in the log. */
export type Profile = {
  readonly uid: string
  readonly email: string
  readonly username: string
  readonly language: wire.Language
  readonly userType: 0 | 1
  readonly registered: boolean
  /** The code they came with: another member's uid, or an invite code. */
  readonly referral: string | null
  /** `+852`, and the number within it. */
  readonly areaCode: string | null
  readonly phone: string | null
  /** Whether a code sent to it has come back. */
  readonly phoneProven: boolean
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

export type ListedProfile = Profile & { readonly createdAt: string; readonly hasAuthenticator: boolean }

export type MemberFilter = InferOutput<typeof wire.memberFilter>

/** Our own text, never a caller's. */
const sorts: Readonly<Record<MemberFilter['sort'], string>> = {
  created_date: 'created_at',
  uid: 'm.uid',
  username: 'lower(username)',
  email: 'lower(email)',
}

const profile = `uid::text as uid, email, username, language, user_type as "userType", registered, referral, area_code as "areaCode", phone,
  phone_proven as "phoneProven"`

const hasAuthenticator = `coalesce((
    select authenticator_since is not null from private.credentials where credentials.uid = m.uid
  ), false) as "hasAuthenticator"`

/** A member with a uid, or whose e-mail address, name or last word of a name begins with a text. `$1` is its pattern, `$2` the uid. */
const begins = `m.uid = $2::bigint or lower(email) like $1 or lower(username) like $1
  or regexp_replace(lower(username), '^.* ', '') like $1`
const beginning = (text: string): readonly (string | null)[] => [
  `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
  /^\d{1,15}$/.test(text) ? text : null,
]

/** A condition on a member's standing, which is found by its own index. */
const standing = (condition: string) =>
  `exists (select from views.members s where s.uid::bigint = m.uid and ${condition})`
/** The same of members without a row of their standing: theirs is a newcomer's. */
const newcomer = (unless: string) => `not ${standing(unless)}`

/** The conditions on the standing that a filter asks for; `$n` is the place of its value. */
const standingOf = (
  { status, kyc_status, vip_level, vip_from }: MemberFilter,
  put: (value: number) => string,
): readonly string[] => [
  ...(status === 0 ? [standing('not enabled')] : []),
  ...(status === 1 ? [newcomer('not enabled')] : []),
  ...(kyc_status === -1 ? [newcomer('kyc_status >= 0')] : []),
  ...(kyc_status !== undefined && kyc_status !== -1 ? [standing(`kyc_status = ${put(kyc_status)}`)] : []),
  ...(vip_level === 0 ? [newcomer('vip_level > 0')] : []),
  ...(vip_level ? [standing(`vip_level = ${put(vip_level)}`)] : []),
  ...(vip_from ? [standing(`vip_level >= ${put(vip_from)}`)] : []),
]

/** The conditions of a filter, and their values. */
const conditionsOf = (filter: MemberFilter) => {
  const { search, from, to, timeZone, uid, user_type } = filter
  const values: unknown[] = search ? [...beginning(search)] : []
  const put = (value: unknown) => `$${values.push(value)}`
  const day = (given: string, later: string) =>
    `(${put(given)}::date${later})::timestamp at time zone ${put(timeZone)}`
  const conditions = [
    ...(search ? [`(${begins})`] : []),
    ...(uid ? [`m.uid = ${put(uid)}`] : []),
    ...(user_type === undefined ? [] : [`m.user_type = ${put(user_type)}`]),
    ...(from ? [`created_at >= ${day(from, '')}`] : []),
    ...(to ? [`created_at < ${day(to, ' + 1')}`] : []),
    ...standingOf(filter, put),
  ]
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values }
}

/** Profiles and credentials, in schema `private`. E-mail addresses are unique whatever their letter case. */
export const createMembers = (db: Pool) => ({
  byEmail: async (email: string): Promise<Profile | undefined> =>
    (await db.query(`select ${profile} from private.members where lower(email) = lower($1)`, [email]))
      .rows[0],

  byUid: async (uid: string): Promise<Profile | undefined> =>
    (await db.query(`select ${profile} from private.members where uid = $1`, [uid])).rows[0],

  /** Names and e-mail addresses, shown to administrators beside a uid. */
  namesOf: async (
    uids: readonly string[],
  ): Promise<(uid: string) => { readonly username: string; readonly email: string }> => {
    const { rows } = await db.query<Profile>(
      `select ${profile} from private.members where uid = any($1::bigint[])`,
      [[...new Set(uids)]],
    )
    const known = new Map(rows.map(({ uid, username, email }) => [uid, { username, email }]))
    return uid => known.get(uid) ?? { username: '', email: '' }
  },

  /** Members whose e-mail address, name or last word of a name begins with a text: a thousand. */
  uidsLike: async (text: string): Promise<readonly string[]> => {
    const { rows } = await db.query<{ uid: string }>(
      `select uid::text as uid from private.members m where ${begins} limit 1000`,
      [...beginning(text)],
    )
    return rows.map(({ uid }) => uid)
  },

  /** The newest members of a uid, or whose e-mail address, name or last word of a name begins so. */
  beginning: async (text: string, limit: number): Promise<readonly ListedProfile[]> => {
    const { rows } = await db.query<ListedProfile>(
      `select ${profile}, ${hasAuthenticator},
         to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
       from private.members m where ${begins} order by m.uid desc limit $3`,
      [...beginning(text), limit],
    )
    return rows
  },

  /** One page of all members. `search` is how a name or an e-mail address begins, or a uid. */
  list: async (filter: MemberFilter): Promise<{ rows: readonly ListedProfile[]; total: number }> => {
    const { page, limit, order, sort } = filter
    const { where, values } = conditionsOf(filter)
    const table = 'private.members m'
    return readPage<ListedProfile>(db, {
      ...{ table, where, values, window: { page, limit, order } },
      columns: `${profile}, ${hasAuthenticator}, created_at as "createdAt"`,
      order: [sorts[sort], 'm.uid'],
      total: reading => totalOf(db, `${table} ${where}`, values, { page: reading }),
    })
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
  ): Promise<(Profile & { password: string; pin: string | null; hasAuthenticator: boolean }) | undefined> =>
    (
      await db.query(
        `select ${profile}, password, pin, authenticator_since is not null as "hasAuthenticator"
         from private.members join private.credentials using (uid)
         where lower(email) = lower($1)`,
        [email],
      )
    ).rows[0],

  /** Changes what the member says of themselves; what is not given stays. */
  edit: async (uid: string, { username, language }: Partial<Pick<Profile, 'username' | 'language'>>) => {
    await db.query(
      `update private.members set username = coalesce($2, username), language = coalesce($3, language)
       where uid = $1`,
      [uid, username ?? null, language ?? null],
    )
  },

  /**
   * Gives a member another e-mail address, which ends their sessions and every code of either address. False when the
   * address is another member's. The old one is kept until the member leaves, so that letters to it can be erased.
   */
  editEmail: async (uid: string, email: string): Promise<boolean> =>
    inTransaction(db, async client => {
      const { rows } = await client.query<{ email: string }>(
        'select email from private.members where uid = $1 for update',
        [uid],
      )
      const before = rows[0]?.email
      if (before === undefined || before === email) return before !== undefined
      const { rowCount } = await client.query(
        `update private.members set email = $2
         where uid = $1 and not exists (select from private.members where lower(email) = lower($2) and uid <> $1)`,
        [uid, email],
      )
      if (rowCount !== 1) return false
      await client.query(
        `insert into private.former_emails (uid, email) values ($1, lower($2)) on conflict do nothing`,
        [uid, before],
      )
      await client.query('delete from private.sessions where uid = $1', [uid])
      for (const table of ['email_codes', 'code_proofs'])
        await client.query(`delete from private.${table} where email = any($1)`, [[before, email]])
      return true
    }),

  /** Sets the phone number. One that was proven before stays so, until it is another. */
  setPhone: async (
    uid: string,
    { areaCode, phone, proven }: { areaCode: string; phone: string; proven: boolean },
  ): Promise<void> => {
    await db.query(
      `update private.members set area_code = $2, phone = $3,
         phone_proven = $4 or (phone_proven and area_code = $2 and phone = $3)
       where uid = $1`,
      [uid, areaCode, phone, proven],
    )
  },

  /**
   * Sets a new password or PAY code (a PHC string), ends the member's sessions but `kept`, and posts the mail about it, all
   * or nothing. Two statements, so that the second sees the session of a sign-in that the first has waited for.
   */
  setSecret: async (
    uid: string,
    which: 'password' | 'pin',
    { secret, kept, mail }: { readonly secret: string; readonly kept?: string; readonly mail: Mail },
  ): Promise<void> => {
    await inTransaction(db, async client => {
      await client.query(`update private.credentials set ${which} = $2, changed_at = now() where uid = $1`, [
        uid,
        secret,
      ])
      await client.query(
        `delete from private.sessions where uid = $1 and encode(hash, 'hex') is distinct from $2`,
        [uid, kept ?? null],
      )
      await postMail(client, mail)
    })
  },
})
export type Members = ReturnType<typeof createMembers>
