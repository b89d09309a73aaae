import type { Change, Row, Surroundings } from '../projection.ts'

// Changes of tables that only a test has: those of read models are typed by their columns.
export const insert = (table: string, row: Row): Change => ({ op: 'insert', table, row })
export const put = (table: string, row: Row): Change => ({ op: 'put', table, row })
export const patch = (table: string, key: Row, set: Row): Change => ({ op: 'patch', table, key, set })
export const add = (table: string, key: Row, amounts: Readonly<Record<string, string>>): Change => ({
  op: 'add',
  table,
  key,
  amounts,
})
export const remove = (table: string, key: Row): Change => ({ op: 'remove', table, key })

/** The row of such a table that `reads` names. */
export const found = ({ find }: Surroundings, table: string, key: Row) =>
  (find as (table: string, key: Row) => Row | undefined)(table, key)
