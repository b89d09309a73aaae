import { type Leg, ownerOf } from '@strongroom/ledger/book'
import { legsOf } from '../../legs-of.ts'
import { insert, type Projection, type Row } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Every leg of every event, by account and time. Reads only legs, so a new movement changes nothing here. */
export const postings: Projection<'postings'> = {
  name: 'postings',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { postings: ['number', 'leg'] },
  money: [{ table: 'postings', per: ['account', 'currency'], sums: ['amount'] }],
  changes: (event, { number }) =>
    legsOf(event.data).map((leg, at) =>
      insert('postings', { number, leg: at, at: event.at, type: event.type, ...columnsOf(leg) }),
    ),
}

const columnsOf = ({ account, currency, amount }: Leg): Row => {
  const owner = ownerOf(account)
  return { account: owner ? `user:*:${owner.pocket}` : account, uid: owner?.uid ?? null, currency, amount }
}
