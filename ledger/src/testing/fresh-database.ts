import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** An empty database of one test file's own. `drop` disconnects whoever is still in it. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/**
 * Creates an empty database on the test server, which `TEST_DATABASE_URL` names (the test run's global set-up starts it).
 * Call it in `beforeAll` and `drop()` in `afterAll`.
 */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest.workspace.ts')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // template0, because nobody can be connected to it; a connection to template1 would make this fail.
  await onServer(server, `create database ${name} template template0`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, untilLeft(name), `drop database if exists ${name} with (force)`),
  }
}

/**
 * Waits a while for connections that are only just closing: one that is ended by force tells its client so, and a client
 * that nobody listens to any more would take the test process with it.
 */
const untilLeft = (name: string): string => `
  do $$ begin
    for i in 1..100 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`

const onServer = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}
