import { ownerOf } from '@strongroom/ledger/book'
import { legsOf } from '../../event-parts.ts'
import { add, type Projection, put } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Balances by day and their worth. The prepaid card's money is the card's, not the wallet's. */
export const snapshots: Projection<'snapshots'> = {
  name: 'snapshots',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { balance_days: ['uid', 'currency', 'day'], day_prices: ['currency', 'day'] },
  money: [{ table: 'balance_days', per: ['uid', 'currency'], sums: ['amount'] }],
  changes: event => {
    const { data: fact } = event
    if (fact.type === 'DayPriced') {
      const { day, prices } = fact
      return Object.entries(prices).map(([currency, price]) => put('day_prices', { currency, day, price }))
    }
    const day = event.at.slice(0, 10)
    return legsOf(fact).flatMap(({ account, currency, amount }) => {
      const owner = ownerOf(account)
      if (!owner || owner.pocket === 'card') return []
      return [add('balance_days', { uid: owner.uid, currency, day }, { amount })]
    })
  },
}
