import {
  getWallets,
  listWallets,
  type WalletRow,
  waitingCurrencyRequests,
} from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { memberInPath } from '../command/member-in-path.ts'
import { atScale } from '../command/money.ts'
import { Problem } from '../command/problem.ts'
import { one, page, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { searched } from '../vault/searched.ts'
import { walletCsv } from './csv-words.ts'

const rowOf = ({ catalogue }: Parts, { currency, ...row }: Omit<WalletRow, 'uid' | 'card'>) => ({
  currency,
  currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
  amount: atScale(catalogue, currency, row.amount),
  locked: atScale(catalogue, currency, row.locked),
  user_fixed_deposit_amount: atScale(catalogue, currency, row.user_fixed_deposit_amount),
})

type Wanted = { readonly page: number; readonly limit: number; readonly currency?: string }

/** A page of everybody's rows, each with its member. */
const everybodys = async (parts: Parts, wanted: Wanted) => {
  const { db, members } = parts
  const found = await listWallets(db, { sort: 'uid', order: 'asc', ...wanted })
  const names = await members.namesOf(found.rows.map(({ uid }) => uid))
  return found.rows.map(row => ({ ...rowOf(parts, row), uid: row.uid, ...names(row.uid) }))
}

const ofCurrency = implement(contract.wallet.ofCurrency, {
  handler: async ({ params, filter }, parts) => {
    const { currency } = params
    const uid = memberInPath(params)
    if (uid === undefined) return rows(await everybodys(parts, { ...filter, currency }))
    const found = (await getWallets(parts.db, uid)).find(each => each.currency === currency)
    if (!found) throw Problem.unknown()
    return one(rowOf(parts, found))
  },
})

const all = implement(contract.wallet.all, {
  csv: walletCsv,
  handler: async ({ filter }, parts) => {
    const { db, members, catalogue } = parts
    const found = await listWallets(db, await searched(members, filter))
    const names = await members.namesOf(found.rows.map(({ uid }) => uid))
    return page({
      total: found.total,
      rows: found.rows.map(row => ({
        ...rowOf(parts, row),
        card: atScale(catalogue, row.currency, row.card),
        uid: row.uid,
        ...names(row.uid),
      })),
    })
  },
})

const rowsOf = async (parts: Parts, uid: string | undefined, filter: Wanted) =>
  uid === undefined
    ? everybodys(parts, filter)
    : (await getWallets(parts.db, uid)).filter(isOf(filter)).map(row => rowOf(parts, row))

const isOf =
  ({ currency }: { readonly currency?: string | undefined }) =>
  (row: { readonly currency: string }): boolean =>
    currency === undefined || row.currency === currency

const ofMember = implement(contract.wallet.ofMember, {
  handler: async ({ params, filter }, parts) => rows(await rowsOf(parts, memberInPath(params), filter)),
})

const nothing = { amount: '0', locked: '0', user_fixed_deposit_amount: '0' }

/** The rows of currencies that were asked for; of everybody's with their members. */
const waitingOf = async (parts: Parts, uid: string | undefined) => {
  const asked = await waitingCurrencyRequests(parts.db, uid)
  const names = uid === undefined ? await parts.members.namesOf(asked.map(each => each.uid)) : undefined
  return asked.map(each => ({
    ...rowOf(parts, { currency: each.currency, ...nothing }),
    ...({ pending: 1, request_id: each.id } as const),
    ...(names ? { uid: each.uid, ...names(each.uid) } : {}),
  }))
}

const listOfMember = implement(contract.wallet.listOfMember, {
  handler: async ({ params, filter }, parts) => {
    const uid = memberInPath(params)
    const [open, asked] = await Promise.all([
      rowsOf(parts, uid, filter),
      uid === undefined && filter.page > 1 ? [] : waitingOf(parts, uid),
    ])
    const wanted = asked.filter(isOf(filter))
    return rows(uid === undefined ? [...wanted, ...open] : [...open, ...wanted])
  },
})

/** Wallets as administrators see them. */
export const walletLists: readonly Call[] = [ofMember, listOfMember, ofCurrency, all]
