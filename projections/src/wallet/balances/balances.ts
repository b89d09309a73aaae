import { legsOf } from '../../event-parts.ts'
import { add, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** The balance of every account in every currency. Reads only legs, so a new movement changes nothing here. */
export const balances: Projection<'balances'> = {
  name: 'balances',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { balances: ['account', 'currency'] },
  money: [{ table: 'balances', per: ['account', 'currency'], sums: ['amount'] }],
  changes: event =>
    legsOf(event.data).map(({ account, currency, amount }) =>
      add('balances', { account, currency }, { amount }),
    ),
}
