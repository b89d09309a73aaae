import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A database of one test file's own. `drop` disconnects the clients still in it. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** The content of a database that is not empty at first: made once in a test run, under its name, and copied from then on. */
export type Beginning = { readonly name: string; readonly make: (url: string) => Promise<void> }

/**
 * Creates a database on the test server, which `TEST_DATABASE_URL` names (the test run's global set-up starts it). It is empty
 * unless a beginning is given. Call it in `beforeAll` and `drop()` in `afterAll`.
 */
export const freshDatabase = async (beginning?: Beginning): Promise<FreshDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest.workspace.ts')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = beginning ? await templateOf(server, beginning) : empty
  await onServer(server, client => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(server, name),
    drop: () =>
      onServer(server, async client => {
        await client.query(untilLeft(name))
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

// Because no client can be connected to it; a connection to template1 would make a copy fail.
const empty = 'template0'

/** The database to copy. The first caller makes it; the others wait for it. */
const templateOf = async (server: string, { name, make }: Beginning): Promise<string> => {
  const template = `template_${name}`
  await onServer(server, async client => {
    // Given back with the connection.
    await client.query(`select pg_advisory_lock(hashtext('test templates'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const unfinished = `unfinished_${name}`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} template ${empty}`)
    await make(urlOf(server, unfinished))
    await client.query(untilLeft(unfinished))
    await client.query(`alter database ${unfinished} rename to ${template}`)
  })
  return template
}

const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href

/**
 * Waits a while for connections that are only just closing: a connection that is ended by force tells its client so, and a
 * client without listeners would take the test process with it.
 */
const untilLeft = (name: string): string => `
  do $$ begin
    for i in 1..100 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`

const onServer = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
