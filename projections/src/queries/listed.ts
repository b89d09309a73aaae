import type { RowOf, TableName } from '../rows.ts'
import { ask, type Db } from './ask.ts'
import type { Condition } from './condition.ts'
import { type Listed, list, type SumRow, sums, type TableListing, type Window } from './list.ts'

/**
 * The queries of a table's rows under the filter `F` of a call. `page` is one page of them, `sums` adds up their figures by currency, and `withId` finds
 * the rows that have an id: those of several members if they chose the same one. `own` makes the conditions that are of no single column.
 */
export const listed = <F extends Window, T extends TableName>(
  listing: TableListing<F, T>,
  own: (filter: F) => readonly Condition[] = () => [],
) => ({
  page: (db: Db, filter: F, more: readonly Condition[] = []): Promise<Listed<RowOf<T>>> =>
    list<RowOf<T>, F>(db, listing, filter, [...own(filter), ...more]),
  sums: (db: Db, filter: F): Promise<readonly SumRow[]> => sums<F>(db, listing, filter, own(filter)),
  withId: (db: Db, id: string): Promise<readonly RowOf<T>[]> =>
    ask<RowOf<T>>(db, `select * from ${listing.table} where id = $1 limit 10`, [id]),
})
