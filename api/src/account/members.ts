import { getMembers, type MemberRow } from '@strongroom/projections/account'
import { getWalletsOf, type WalletRow } from '@strongroom/projections/wallet'
import { contract, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { page } from '../http/replies.ts'
import type { ListedProfile } from '../vault/members.ts'
import { totalInUsdc } from '../wallet/total-in-usdc.ts'
import { memberCsv } from './csv-words.ts'

/** What is assumed of a member the read model does not show yet. */
const newcomer = { role: 'member', enabled: true, kyc_status: -1, vip_level: 0, quickpay_status: 1 } as const

/** The administrators' lists of members. */
export const memberLists = (parts: Parts): readonly AnyCall[] => {
  const { db, catalogue, members, prices } = parts

  const walletOf = ({ currency, amount, locked, user_fixed_deposit_amount }: WalletRow) => ({
    currency,
    amount: atScale(catalogue, currency, amount),
    locked: atScale(catalogue, currency, locked),
    user_fixed_deposit_amount: atScale(catalogue, currency, user_fixed_deposit_amount),
  })

  const recordOf = (
    profile: ListedProfile,
    standing: MemberRow | typeof newcomer,
    wallets: readonly WalletRow[],
    worth: Readonly<Record<string, string>>,
  ): wire.Member => ({
    uid: profile.uid,
    username: profile.username,
    email: profile.email,
    role: standing.role,
    user_type: profile.userType,
    status: standing.enabled ? 1 : 0,
    kyc_status: standing.kyc_status,
    vip_level: standing.vip_level,
    quickpay_status: standing.quickpay_status,
    language: profile.language,
    created_date: profile.createdAt,
    walletList: wallets.map(walletOf),
    totalAmount: totalInUsdc(wallets, worth),
  })

  return [
    implement(contract.account.members, {
      csv: memberCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await members.list(filter)
        const uids = rows.map(({ uid }) => uid)
        const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
        const [standings, wallets, worth] = await Promise.all([
          getMembers(db, uids),
          getWalletsOf(db, uids),
          prices(symbols),
        ])
        return page({
          rows: rows.map(profile =>
            recordOf(
              profile,
              standings.get(profile.uid) ?? newcomer,
              wallets.get(profile.uid) ?? [],
              worth.prices,
            ),
          ),
          total,
        })
      },
    }),

    implement(contract.account.membersShort, {
      csv: memberCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await members.list(filter)
        return page({ rows: rows.map(({ uid, username, email }) => ({ uid, username, email })), total })
      },
    }),
  ]
}
