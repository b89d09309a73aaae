import type { RowOf, TableName } from '../rows.ts'
import { ask, type Db } from './ask.ts'

/** Rows of a read model with an id, ten at most: an id is unique for its member, and several members may have chosen the same one. */
export const withId = <T extends TableName>(
  db: Db,
  table: `views.${T}`,
  id: string,
): Promise<readonly RowOf<T>[]> => ask<RowOf<T>>(db, `select * from ${table} where id = $1 limit 10`, [id])
