import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { computed, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A row of `top_ups`, as its table's SQL tells it. */
export type TopUpRow = RowOf<'top_ups'>

export type TopUpFilter = ListFilter<'topUp.all'>

/** Top-ups of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listTopUps,
  sums: sumTopUps,
  withId: findTopUps,
} = listed<TopUpFilter, 'top_ups'>({
  table: 'views.top_ups',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { uid: 'uid', status: 'status', currency: 'currency', network: 'network' },
  begins: ['id', 'txid', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
})

const credited = select('top_ups', ['currency', 'network'], {
  amount: computed<string>('sum(credited)'),
  transfers: computed<number>('count(*)'),
})

/** The sums that a member's top-ups have credited, by currency and network. */
export const listCreditedTopUps = (db: Db, uid: string) =>
  credited(db, 'where uid = $1 and status = 1 group by currency, network order by network, currency', [uid])

const byTxid = select('top_ups', ['network'], {
  txid: computed<string>('lower(txid)'),
  members: computed<number>('count(distinct uid)'),
})

type Transaction = Pick<TopUpRow, 'network' | 'txid'>

/** How many members have a top-up of a transaction that waits or was credited, of those given. */
export const countMembersByTxid = async (
  db: Db,
  transactions: readonly Transaction[],
): Promise<(transaction: Transaction) => number> => {
  const txids = transactions.map(({ txid }) => txid.toLowerCase())
  const counted = await byTxid(
    db,
    'where lower(txid) = any($1) and status in (0, 1) group by lower(txid), network',
    [txids],
  )
  return ({ network, txid }) =>
    counted.find(each => each.network === network && each.txid === txid.toLowerCase())?.members ?? 0
}
