import { getMembers, type MemberRow } from '@strongroom/projections/account'
import { getWalletsOf, type WalletRow } from '@strongroom/projections/wallet'
import { contract, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { atScale } from '../command/money.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { totalInUsdc } from '../platform/money/total-in-usdc.ts'
import type { ListedProfile } from '../vault/member-lists.ts'
import { broughtBy } from './register-member.ts'
import { memberCsv } from './words.ts'

/** Defaults for a member whom the read model does not show yet. */
const newcomer = {
  role: 'member',
  enabled: true,
  frozen: false,
  kyc_status: -1,
  vip_level: 0,
  user_group: null,
  quickpay_status: 1,
} as const

const walletOf = (
  { catalogue }: Parts,
  { currency, amount, locked, user_fixed_deposit_amount }: WalletRow,
) => ({
  currency,
  amount: atScale(catalogue, currency, amount),
  locked: atScale(catalogue, currency, locked),
  user_fixed_deposit_amount: atScale(catalogue, currency, user_fixed_deposit_amount),
})

/** The facts about a member that stand outside of their profile. */
type Beside = {
  readonly wallets: readonly WalletRow[]
  readonly worth: Readonly<Record<string, string>>
  readonly referrer: wire.Member['referrer']
}

const recordOf = (
  parts: Parts,
  profile: ListedProfile,
  standing: MemberRow | typeof newcomer,
  { wallets, worth, referrer }: Beside,
): wire.Member => ({
  uid: profile.uid,
  username: profile.username,
  email: profile.email,
  role: standing.role,
  user_type: profile.userType,
  company_name: profile.companyName,
  status: standing.enabled ? 1 : 0,
  frozen: standing.frozen ? 1 : 0,
  authenticator: profile.hasAuthenticator ? 1 : 0,
  kyc_status: standing.kyc_status,
  vip_level: standing.vip_level,
  user_group: standing.user_group ?? null,
  quickpay_status: standing.quickpay_status,
  language: profile.language,
  area_code: profile.phone === null ? null : profile.areaCode,
  phone_last4: profile.phone?.slice(-4) ?? null,
  handle: profile.handle,
  pin_status: profile.hasPin ? 1 : 0,
  referral: profile.referral,
  referrer,
  created_date: profile.createdAt,
  account_open_date: profile.createdAt,
  walletList: wallets.map(each => walletOf(parts, each)),
  totalAmount: totalInUsdc(wallets, worth),
})

const referrerUid = ({ referral, uid }: ListedProfile) => broughtBy(referral, Number(uid)).referrer

/** The members who brought those of a page; one whose account is deleted is nobody. */
const referrersOf = async ({ members }: Parts, rows: readonly ListedProfile[]) => {
  const names = await members.namesOf(rows.flatMap(row => referrerUid(row) ?? []))
  return (row: ListedProfile): wire.Member['referrer'] => {
    const uid = referrerUid(row)
    const { username } = uid === undefined ? { username: '' } : names(uid)
    return uid === undefined || username === '' ? null : { uid, username }
  }
}

const recordsOf = async (parts: Parts, rows: readonly ListedProfile[]): Promise<readonly wire.Member[]> => {
  const { catalogue, db, prices } = parts
  const uids = rows.map(({ uid }) => uid)
  const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
  const [standings, wallets, worth, referrerOf] = await Promise.all([
    getMembers(db, uids),
    getWalletsOf(db, uids),
    prices(symbols),
    referrersOf(parts, rows),
  ])
  return rows.map(profile =>
    recordOf(parts, profile, standings.get(profile.uid) ?? newcomer, {
      wallets: wallets.get(profile.uid) ?? [],
      worth: worth.prices,
      referrer: referrerOf(profile),
    }),
  )
}

/** A member as the administrators' list shows them; nothing where there is none of the uid. */
export const listedMember = async (parts: Parts, uid: string): Promise<wire.Member | undefined> => {
  const { rows } = await parts.members.list(v.parse(wire.memberFilter, { uid }))
  return (await recordsOf(parts, rows))[0]
}

const members = implement(contract.account.members, {
  csv: memberCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await parts.members.list(filter)
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const membersShort = implement(contract.account.membersShort, {
  csv: memberCsv,
  handler: async ({ filter }, { members }) => {
    const { rows, total } = await members.list(filter)
    return page({ rows: rows.map(({ uid, username, email }) => ({ uid, username, email })), total })
  },
})

/** The administrators' lists of members. */
export const memberLists: readonly Call[] = [members, membersShort]
