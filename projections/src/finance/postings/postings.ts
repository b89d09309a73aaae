import { type Leg, ownerOf } from '@strongroom/ledger/book'
import { legsOf } from '../../event-parts.ts'
import { insert, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { entryMonth } from './entry-month.ts'

/** Every leg of every event, by account and time. Reads only legs, and the month that an entry says it is about. */
export const postings: Projection<'postings'> = {
  name: 'postings',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { postings: ['number', 'leg'] },
  money: [{ table: 'postings', per: ['account', 'currency'], sums: ['amount'] }],
  changes: (event, { number }) => {
    const month = entryMonth(event.data)
    return legsOf(event.data).map((leg, at) =>
      insert('postings', { number, leg: at, at: event.at, type: event.type, month, ...columnsOf(leg) }),
    )
  },
}

const columnsOf = ({ account, currency, amount }: Leg) => {
  const owner = ownerOf(account)
  return { account: owner ? `user:*:${owner.pocket}` : account, uid: owner?.uid ?? null, currency, amount }
}
