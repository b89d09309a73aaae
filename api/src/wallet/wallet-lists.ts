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
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { one, page, refused, rows } from '../http/replies.ts'
import { walletCsv } from './csv-words.ts'

const patienceMs = 2_000

/** Wallets as administrators see them, and whether each agrees with its transactions. */
export const walletLists = (parts: Parts): readonly AnyCall[] => {
  const { db, log, views, catalogue, members } = parts

  const rowOf = ({ currency, ...row }: WalletRow) => ({
    currency,
    currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
    amount: atScale(catalogue, currency, row.amount),
    locked: atScale(catalogue, currency, row.locked),
    user_fixed_deposit_amount: atScale(catalogue, currency, row.user_fixed_deposit_amount),
  })
  const billOf = ({ uid, currency, balance, accumulated }: Bill) => ({
    uid,
    currency,
    balance: atScale(catalogue, currency, balance),
    accumulated: atScale(catalogue, currency, accumulated),
  })
  /** Both sides shall have seen the same log: one that is behind would look wrong. */
  const caughtUp = async () =>
    views.waitForPosition((await log.head()) as Position, ['wallets', 'movements'], patienceMs)

  return [
    ...[contract.wallet.ofMember, contract.wallet.listOfMember].map(each =>
      implement(each, {
        handler: async ({ params }) => rows((await getWallets(db, params.id)).map(rowOf)),
      }),
    ),

    implement(contract.wallet.ofCurrency, {
      handler: async ({ params }) => {
        const found = (await getWallets(db, params.id)).find(({ currency }) => currency === params.currency)
        if (!found) throw Problem.unknown()
        return one(rowOf(found))
      },
    }),

    implement(contract.wallet.all, {
      csv: walletCsv,
      handler: async ({ filter }) => {
        const found = await listWallets(db, await searched(members, filter))
        const names = await members.namesOf(found.rows.map(({ uid }) => uid))
        return page({
          total: found.total,
          rows: found.rows.map(row => ({
            ...rowOf(row),
            card: atScale(catalogue, row.currency, row.card),
            uid: row.uid,
            ...names(row.uid),
          })),
        })
      },
    }),

    implement(contract.wallet.checkBills, {
      handler: async () => {
        await caughtUp()
        const { checked, differing } = await checkBills(db)
        return one({ checked, differing: differing.map(billOf) })
      },
    }),

    implement(contract.wallet.checkBill, {
      handler: async ({ filter: { uid, currency } }) => {
        await caughtUp()
        const found = await getBill(db, uid, currency)
        if (!found) throw Problem.unknown()
        const bill = billOf(found)
        if (bill.balance === bill.accumulated) return one(bill)
        return refused('BILL_DIFFERS', 'The wallet differs from its transactions', {
          balance: bill.balance,
          accumulated: bill.accumulated,
        })
      },
    }),
  ]
}
