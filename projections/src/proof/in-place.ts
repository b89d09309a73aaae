import type { Pool } from 'pg'

/**
 * Looks at live tables in one snapshot, and gives nothing where a rebuild put others in their place meanwhile. A snapshot from
 * before that finds the new tables by their names, and in them no row that was brought up to date in between.
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
