import type { ColumnOf, RowOf, TableName } from '../rows.ts'
import { ask, type Db } from './ask.ts'

/** SQL behind the conditions of a query. */
type Rest = '' | `order by ${string}` | `limit ${number}`

/** Rows of a table that have these values in these columns: `rowsWith(db, 'swaps', { uid, id })`. */
export const rowsWith = <T extends TableName, C extends ColumnOf<T>>(
  db: Db,
  table: T,
  values: Pick<RowOf<T>, C>,
  rest: Rest = '',
): Promise<readonly RowOf<T>[]> => {
  const conditions = Object.keys(values).map((column, at) => `${column} = $${at + 1}`)
  const sql = `select * from views.${table} where ${conditions.join(' and ')} ${rest}`
  return ask<RowOf<T>>(db, sql, Object.values(values))
}
