import {
  getWallets,
  listWallets,
  type WalletRow,
  waitingCurrencyRequests,
} from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
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

const ofCurrency = implement(contract.wallet.ofCurrency, {
  handler: async ({ params }, parts) => {
    const found = (await getWallets(parts.db, params.id)).find(({ currency }) => currency === params.currency)
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

const ofMember = implement(contract.wallet.ofMember, {
  handler: async ({ params }, parts) =>
    rows((await getWallets(parts.db, params.id)).map(row => rowOf(parts, row))),
})

const nothing = { amount: '0', locked: '0', user_fixed_deposit_amount: '0' }

const listOfMember = implement(contract.wallet.listOfMember, {
  handler: async ({ params: { id: uid } }, parts) => {
    const [open, asked] = await Promise.all([
      getWallets(parts.db, uid),
      waitingCurrencyRequests(parts.db, uid),
    ])
    return rows([
      ...open.map(row => rowOf(parts, row)),
      ...asked.map(({ id, currency }) => ({
        ...rowOf(parts, { currency, ...nothing }),
        ...({ pending: 1, request_id: id } as const),
      })),
    ])
  },
})

/** Wallets as administrators see them. */
export const walletLists: readonly Call[] = [ofMember, listOfMember, ofCurrency, all]
