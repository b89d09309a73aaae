import type { Pool } from 'pg'
import { projections } from '../projections.ts'
import { schemaOf } from '../runner/checkpoint.ts'

/** The bytes of each read model's live tables with their indexes, by its name. */
export const tableSizes = async (db: Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes
     from pg_class where relnamespace = to_regnamespace($1) and relkind = 'r'`,
    [schemaOf.live],
  )
  const bytes = new Map(rows.map(row => [row.name, row.bytes]))
  return new Map(
    projections.map(({ name, tables }) => [
      name,
      Object.keys(tables).reduce((sum, table) => sum + (bytes.get(table) ?? 0), 0),
    ]),
  )
}
