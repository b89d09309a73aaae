import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { tellStart } from './start-progress.ts'

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
    const waiting = await countWaiting(client, schema, folder)
    if (waiting > 0) await runUnderLock(client, schema, folder, waiting)
  } finally {
    // Closing the session also gives back its lock.
    await client.end()
  }
}

/** How many files have not run. It saves the usual start the loading of the migration tool and its dozen of queries. */
const countWaiting = async (client: Client, schema: string, folder: string): Promise<number> => {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'))
  const table = await client.query('select to_regclass($1) is not null as there', [`"${schema}".migrations`])
  if (!table.rows[0].there) return files.length
  const { rows } = await client.query<{ name: string }>(`select name from "${schema}".migrations`)
  const ran = new Set(rows.map(row => `${row.name}.sql`))
  return files.filter(file => !ran.has(file)).length
}

const runUnderLock = async (
  client: Client,
  schema: string,
  folder: string,
  waiting: number,
): Promise<void> => {
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
    log: countMigrations(schema, waiting),
  })
}

/** The tool says a line `### MIGRATION 001_name (UP) ###` before it runs one. */
const countMigrations = (schema: string, of: number) => {
  let done = 0
  return (line: string): void => {
    if (line.startsWith('### MIGRATION ')) tellStart({ doing: `migrating ${schema}`, done: ++done, of })
  }
}
