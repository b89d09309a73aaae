/** Members found by a filter, or by how their address, name or company begins. */

import { ask, type Db, readPage, totalOf } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { type Profile, profileColumns } from './profile.ts'

/** A profile in a list of members. `createdAt` is ISO, UTC. */
export type ListedProfile = Profile & {
  readonly createdAt: string
  readonly hasAuthenticator: boolean
  readonly hasPin: boolean
  readonly handle: string | null
}

type MemberFilter = InferOutput<typeof wire.memberFilter>

/** Our own text, never a caller's. */
const sorts: Readonly<Record<MemberFilter['sort'], string>> = {
  created_date: 'created_at',
  uid: 'm.uid',
  username: 'lower(username)',
  email: 'lower(email)',
}

const isSet = (column: string, name: string) => `coalesce((
    select ${column} is not null from private.credentials where credentials.uid = m.uid
  ), false) as "${name}"`
/** The columns that a list has beside the profile. */
const beside = `${isSet('authenticator_since', 'hasAuthenticator')}, ${isSet('pin', 'hasPin')},
  (select handle from private.handles h where h.uid = m.uid and h.left_at is null) as handle`

/** A member with a uid, or whose e-mail address, name, last word of a name, company or handle begins with a text. `$1` is its pattern, `$2` the uid. */
const begins = `m.uid = $2::bigint or lower(email) like $1 or lower(username) like $1
  or regexp_replace(lower(username), '^.* ', '') like $1 or lower(company_name) like $1
  or m.uid in (select h.uid from private.handles h where h.left_at is null and h.handle like ltrim($1, '@'))`
const patternOf = (text: string): readonly (string | null)[] => [
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
  { status, kyc_status, vip_level, vip_from, user_group }: MemberFilter,
  put: (value: number | string) => string,
): readonly string[] => [
  ...(status === 0 ? [standing('not enabled')] : []),
  ...(status === 1 ? [newcomer('not enabled')] : []),
  ...(kyc_status === -1 ? [newcomer('kyc_status >= 0')] : []),
  ...(kyc_status !== undefined && kyc_status !== -1 ? [standing(`kyc_status = ${put(kyc_status)}`)] : []),
  ...(vip_level === 0 ? [newcomer('vip_level > 0')] : []),
  ...(vip_level ? [standing(`vip_level = ${put(vip_level)}`)] : []),
  ...(user_group ? [standing(`user_group = ${put(user_group)}`)] : []),
  ...(vip_from ? [standing(`vip_level >= ${put(vip_from)}`)] : []),
]

/** The conditions of a filter, and their values. */
const conditionsOf = (filter: MemberFilter) => {
  const { search, from, to, timeZone, uid, user_type } = filter
  const values: unknown[] = search ? [...patternOf(search)] : []
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

/** Members whose e-mail address, name, last word of a name or company begins with a text: a thousand. */
export const uidsLike = async (db: Db, text: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ uid: string }>(
    `select uid::text as uid from private.members m where ${begins} limit 1000`,
    [...patternOf(text)],
  )
  return rows.map(({ uid }) => uid)
}

/** The newest members of a uid, or whose e-mail address, name or last word of a name begins so. */
export const beginning = (db: Db, text: string, limit: number): Promise<readonly ListedProfile[]> =>
  ask<ListedProfile>(
    db,
    `select ${profileColumns}, ${beside},
       to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
     from private.members m where ${begins} order by m.uid desc limit $3`,
    [...patternOf(text), limit],
  )

/** One page of all members. `search` is how a name or an e-mail address begins, or a uid. */
export const list = async (
  db: Db,
  filter: MemberFilter,
): Promise<{ rows: readonly ListedProfile[]; total: number }> => {
  const { page, limit, order, sort } = filter
  const { where, values } = conditionsOf(filter)
  const table = 'private.members m'
  return readPage<ListedProfile>(db, {
    table,
    where,
    values,
    window: { page, limit, order },
    columns: `${profileColumns}, ${beside}, created_at as "createdAt"`,
    order: [sorts[sort], 'm.uid'],
    total: reading => totalOf(db, `${table} ${where}`, values, { page: reading }),
  })
}
