import type { Position } from '@strongroom/ledger/eventlog'
import {
  type Bill,
  checkBills,
  getBill,
  getWallets,
  listWallets,
  type WalletRow,
} from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import { atScale } from '../command/money.ts'
import { Problem } from '../command/problem.ts'
import { one, page, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { walletCsv } from './csv-words.ts'

const patienceMs = 2_000

const rowOf = ({ catalogue }: Parts, { currency, ...row }: WalletRow) => ({
  currency,
  currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
  amount: atScale(catalogue, currency, row.amount),
  locked: atScale(catalogue, currency, row.locked),
  user_fixed_deposit_amount: atScale(catalogue, currency, row.user_fixed_deposit_amount),
})

const billOf = ({ catalogue }: Parts, { uid, currency, balance, accumulated }: Bill) => ({
  uid,
  currency,
  balance: atScale(catalogue, currency, balance),
  accumulated: atScale(catalogue, currency, accumulated),
})

/** Both sides shall have seen the same log: one that is behind would look wrong. */
const caughtUp = async ({ views, log }: Parts) =>
  views.waitForPosition((await log.head()) as Position, ['wallets', 'movements'], patienceMs)

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

const checkAllBills = implement(contract.wallet.checkBills, {
  handler: async (_, parts) => {
    await caughtUp(parts)
    const { checked, differing } = await checkBills(parts.db)
    return one({ checked, differing: differing.map(each => billOf(parts, each)) })
  },
})

const checkBill = implement(contract.wallet.checkBill, {
  handler: async ({ filter: { uid, currency } }, parts) => {
    await caughtUp(parts)
    const found = await getBill(parts.db, uid, currency)
    if (!found) throw Problem.unknown()
    const bill = billOf(parts, found)
    if (bill.balance === bill.accumulated) return one(bill)
    return refused('BILL_DIFFERS', 'The wallet differs from its transactions', {
      balance: bill.balance,
      accumulated: bill.accumulated,
    })
  },
})

/** Wallets as administrators see them, and whether each agrees with its transactions. */
export const walletLists: readonly Call[] = [
  ...[contract.wallet.ofMember, contract.wallet.listOfMember].map(each =>
    implement(each, {
      handler: async ({ params }, parts) =>
        rows((await getWallets(parts.db, params.id)).map(row => rowOf(parts, row))),
    }),
  ),
  ofCurrency,
  all,
  checkAllBills,
  checkBill,
]
