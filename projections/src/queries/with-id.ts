import type { QueryResultRow } from 'pg'
import { ask, type Db } from './ask.ts'

/** Rows of a read model with an id, ten at most: an id is unique for its member, and several members may have the same one. */
export const withId = <Row extends QueryResultRow>(
  db: Db,
  table: `views.${string}`,
  id: string,
): Promise<readonly Row[]> => ask<Row>(db, `select * from ${table} where id = $1 limit 10`, [id])
