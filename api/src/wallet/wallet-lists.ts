import { getWallets, listCurrencyRequests, listWallets, type WalletRow } from '@strongroom/projections/wallet'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { page, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { searched } from '../vault/searched.ts'
import { walletCsv } from './words.ts'

const rowOf = ({ catalogue }: Parts, { currency, ...row }: Omit<WalletRow, 'uid' | 'card'>) => ({
  currency,
  currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
  amount: atScale(catalogue, currency, row.amount),
  locked: atScale(catalogue, currency, row.locked),
  user_fixed_deposit_amount: atScale(catalogue, currency, row.user_fixed_deposit_amount),
})

type Wanted = wire.MemberWalletFilter

/** The members whose rows are asked for: one, or everybody. `isNamed`: each row says whose it is. */
type Whose = { readonly uid: string | undefined; readonly isNamed: boolean }

/** The member in the path or of the e-mail address, or everybody; nothing where no row is of both. */
const whose = async (
  { members }: Parts,
  params: { readonly id: string },
  { email }: Wanted,
): Promise<Whose | undefined> => {
  const inPath = memberInPath(params)
  const isNamed = inPath === undefined
  if (email === undefined) return { uid: inPath, isNamed }
  const uid = (await members.byEmail(email))?.uid
  return uid !== undefined && (isNamed || uid === inPath) ? { uid, isNamed } : undefined
}

/** Open wallets: a page of everybody's, each with its member, or a member's all at once. */
const openOf = async (parts: Parts, { uid, isNamed }: Whose, wanted: Wanted) => {
  if (!isNamed)
    return (await getWallets(parts.db, uid ?? '')).map(row => rowOf(parts, row)).filter(isOf(wanted))
  const { page, limit, currency, amount } = wanted
  const asked = { page, limit, currency, uid, amount_from: amount, amount_to: amount }
  const { rows: found } = await listWallets(parts.db, { sort: 'uid', order: 'asc', ...asked })
  const names = await parts.members.namesOf(found.map(row => row.uid))
  return found.map(row => ({ ...rowOf(parts, row), uid: row.uid, ...names(row.uid) }))
}

const isOf =
  ({ currency, amount }: Wanted) =>
  (row: { readonly currency: string; readonly amount: string }): boolean =>
    (currency === undefined || row.currency === currency) &&
    (amount === undefined || new Decimal(row.amount).abs().equals(amount))

const ofCurrency = implement(contract.wallet.ofCurrency, {
  handler: async ({ params, filter }, parts) => {
    const asked = await whose(parts, params, filter)
    const wanted = { ...filter, currency: params.currency }
    const found = asked ? await openOf(parts, asked, wanted) : []
    const isOne = asked !== undefined && !asked.isNamed && filter.amount === undefined
    if (found.length === 0 && isOne) throw HttpError.unknown()
    return rows(found)
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

const ofMember = implement(contract.wallet.ofMember, {
  handler: async ({ params, filter }, parts) => {
    const asked = await whose(parts, params, filter)
    return rows(asked ? await openOf(parts, asked, filter) : [])
  },
})

const nothing = { amount: '0', locked: '0', user_fixed_deposit_amount: '0' }
/** Everybody's that wait stand before the first page; those that are decided make room for others. */
const mostWaiting = {
  page: 1,
  limit: 100,
  sort: 'created_date',
  order: 'asc',
  status: 0,
  timeZone: 'UTC',
} as const

/** The rows of currencies that were asked for. */
const waitingOf = async (parts: Parts, { uid, isNamed }: Whose, wanted: Wanted) => {
  const asked = { ...mostWaiting, uid, currency: wanted.currency }
  const { rows: waiting } = await listCurrencyRequests(parts.db, asked)
  const names = isNamed ? await parts.members.namesOf(waiting.map(each => each.uid)) : undefined
  return waiting
    .map(each => ({
      ...rowOf(parts, { currency: each.currency, ...nothing }),
      ...({ pending: 1, request_id: each.id } as const),
      ...(names ? { uid: each.uid, ...names(each.uid) } : {}),
    }))
    .filter(isOf(wanted))
}

const listOfMember = implement(contract.wallet.listOfMember, {
  handler: async ({ params, filter }, parts) => {
    const asked = await whose(parts, params, filter)
    if (!asked) return rows([])
    const [open, waiting] = await Promise.all([
      openOf(parts, asked, filter),
      asked.isNamed && filter.page > 1 ? [] : waitingOf(parts, asked, filter),
    ])
    return rows(asked.isNamed ? [...waiting, ...open] : [...open, ...waiting])
  },
})

/** Wallets as administrators see them. */
export const walletLists: readonly Call[] = [ofMember, listOfMember, ofCurrency, all]
