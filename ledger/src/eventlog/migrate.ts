import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/**
 * `dir` holds SQL files named `001_what_it_does.sql`, run in the order of their numbers, each in a transaction, with
 * `schema` (created when missing) as the search path. Which ones ran is kept in `{schema}.migrations`.
 */
export type Migrations = { readonly url: string; readonly schema: string; readonly dir: string | URL }

/**
 * Brings one schema up to date. Safe to call at every start and from several processes at once: one migrates, the
 * others wait for it. A file that has run is never run again; a file added before one that has run is an error.
 */
export const migrate = async ({ url, schema, dir }: Migrations): Promise<void> => {
  const folder = dir instanceof URL ? fileURLToPath(dir) : dir
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    if (await isUpToDate(client, schema, folder)) return
    await runUnderLock(client, schema, folder)
  } finally {
    // Closing the session also gives back its lock.
    await client.end()
  }
}

/** Saves the usual start the loading of the migration tool and its dozen of queries. */
const isUpToDate = async (client: Client, schema: string, folder: string): Promise<boolean> => {
  const table = await client.query('select to_regclass($1) is not null as there', [`"${schema}".migrations`])
  if (!table.rows[0].there) return false
  const { rows } = await client.query<{ name: string }>(`select name from "${schema}".migrations`)
  const ran = new Set(rows.map(row => `${row.name}.sql`))
  return (await readdir(folder)).filter(file => file.endsWith('.sql')).every(file => ran.has(file))
}

const runUnderLock = async (client: Client, schema: string, folder: string): Promise<void> => {
  const { runner } = await import('node-pg-migrate')
  // The tool's own lock gives up at once when another process holds it; this one waits.
  await client.query(`select pg_advisory_lock(hashtext('strongroom migrations'))`)
  await runner({
    dbClient: client,
    dir: folder,
    direction: 'up',
    schema,
    createSchema: true,
    migrationsTable: 'migrations',
    noLock: true,
    log: () => {},
  })
}
