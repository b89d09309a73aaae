import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { tellStart } from './start-progress.ts'

/**
 * `dir` holds SQL files named `001_what_it_does.sql`, run in the order of their numbers, each in a transaction, with
 * `schema` (created when missing) as the search path. Which ones ran is kept in `{schema}.migrations`.
 * `squashed/through_171.sql` makes at once what the files up to number 171 make: a new schema takes it in their place.
 */
export type Migrations = { readonly url: string; readonly schema: string; readonly dir: string | URL }

/**
 * Brings one schema up to date. Safe to call at every start and from several processes at once: one migrates, the
 * others wait for it. A file that has run is never run again; a file added before one that has run is an error.
 */
export const migrate = async ({ url, schema, dir }: Migrations): Promise<void> => {
  const folder = dir instanceof URL ? fileURLToPath(dir) : dir
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await countWaiting(client, schema, folder)) > 0) await runUnderLock(client, schema, folder)
  } finally {
    // Closing the session also gives back its lock.
    await client.end()
  }
}

/** How many files have not run. It saves the usual start the loading of the migration tool and its dozen of queries. */
const countWaiting = async (client: Client, schema: string, folder: string): Promise<number> => {
  const files = await filesIn(folder)
  if (await isNew(client, schema)) return files.length
  const { rows } = await client.query<{ name: string }>(`select name from "${schema}".migrations`)
  const ran = new Set(rows.map(row => `${row.name}.sql`))
  return files.filter(file => !ran.has(file)).length
}

/** Names of the SQL files of a folder, in order. */
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()

/** Whether no file has run. */
const isNew = async (client: Client, schema: string): Promise<boolean> => {
  const { rows } = await client.query('select to_regclass($1) is null as new', [`"${schema}".migrations`])
  return rows[0].new
}

const runUnderLock = async (client: Client, schema: string, folder: string): Promise<void> => {
  // The tool's own lock gives up at once when another process holds it; this one waits.
  await client.query(`select pg_advisory_lock(hashtext('strongroom migrations'))`)
  await takeSquashed(client, schema, folder)
  const waiting = await countWaiting(client, schema, folder)
  if (waiting === 0) return
  const { runner } = await import('node-pg-migrate')
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

/** Makes a schema in which no file has run, and notes every file that it stands for as run, in the tool's own table. */
const takeSquashed = async (client: Client, schema: string, folder: string): Promise<void> => {
  const squashedFolder = join(folder, 'squashed')
  const [squashed] = existsSync(squashedFolder) ? await filesIn(squashedFolder) : []
  if (!squashed || !(await isNew(client, schema))) return
  const files = (await filesIn(folder)).filter(file => numberOf(file) <= numberOf(squashed))
  const names = files.map(file => `('${file.replace(/\.sql$/, '')}', now())`)
  const sql = await readFile(join(squashedFolder, squashed), 'utf8')
  try {
    await client.query(`begin; create schema if not exists "${schema}"; set local search_path to "${schema}";
      create table migrations (id serial primary key, name varchar(255) not null, run_on timestamp not null);
      insert into migrations (name, run_on) values ${names.join(', ')}`)
    await client.query(`${sql}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const numberOf = (file: string): number => Number(/\d+/.exec(file)?.[0])
