import type { Pool } from 'pg'

/**
 * What is found in live tables in one sight; nothing where others took their place meanwhile. A sight of the rows from before a rebuild
 * was put in place finds its tables by name, and in them no row that was brought up to date in between.
 */
export const inPlace = async <Found>(
  pool: Pool,
  tables: readonly string[],
  look: () => Promise<Found>,
): Promise<Found | undefined> => {
  const before = await idsOf(pool, tables)
  const found = await look()
  return (await idsOf(pool, tables)) === before ? found : undefined
}

const idsOf = async (pool: Pool, tables: readonly string[]): Promise<string> => {
  const { rows } = await pool.query<{ id: string | null }>(
    `select to_regclass(name)::oid::text as id from unnest($1::text[]) as name`,
    [tables.map(table => `views.${table}`)],
  )
  return rows.map(({ id }) => id).join(' ')
}
