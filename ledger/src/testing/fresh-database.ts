import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { remember, restore } from './reused-databases.ts'

/** A database of one test file's own. `drop` disconnects the clients still in it. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/**
 * The content of a database that is not empty at first: made once in a test run, under its name, and copied from then on. Where
 * each test has a database of its own, `isReused` saves most of the copies: one that a test has given back is brought back to
 * its beginning for the next.
 */
export type Beginning = {
  readonly name: string
  readonly make: (url: string) => Promise<void>
  readonly isReused?: boolean
}

/**
 * Creates a database on the test server, which `TEST_DATABASE_URL` names (the test run's global set-up starts it). It is empty
 * unless a beginning is given. Call it in `beforeAll` and `drop()` in `afterAll`.
 */
export const freshDatabase = async (beginning?: Beginning): Promise<FreshDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest.workspace.ts')
  if (!beginning?.isReused) return createDatabase(server, beginning)
  const { waiting } = stockOf(beginning)
  return waiting.pop() ?? reusable(server, await createDatabase(server, beginning), beginning)
}

/** Databases of one beginning that wait for their next test. The server is removed after the run, and they with it. */
type Stock = { readonly waiting: FreshDatabase[]; contents?: ReturnType<typeof remember> }

const stocks = new Map<string, Stock>()

const stockOf = ({ name }: Beginning): Stock => {
  const known = stocks.get(name) ?? { waiting: [] }
  stocks.set(name, known)
  return known
}

/** A database that goes back to the stock when it is dropped, unless a test has changed its tables or is still in it. */
const reusable = async (
  server: string,
  created: FreshDatabase,
  beginning: Beginning,
): Promise<FreshDatabase> => {
  const stock = stockOf(beginning)
  stock.contents ??= remember(created.url)
  const contents = await stock.contents
  const database: FreshDatabase = {
    url: created.url,
    drop: async () => {
      const isRestored = (await isLeft(server, created.url)) && (await restore(created.url, contents))
      if (isRestored) stock.waiting.push(database)
      else await created.drop()
    },
  }
  return database
}

const createDatabase = async (server: string, beginning?: Beginning): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = beginning ? await templateOf(server, beginning) : empty
  // Copying the files is half the work of writing all their pages into the write-ahead log.
  const create = `create database ${name} template ${template} strategy file_copy`
  await (await keptClient(server)).query(create)
  return {
    url: urlOf(server, name),
    drop: async () => {
      const client = await keptClient(server)
      await client.query(untilLeft(name))
      await client.query(`drop database if exists ${name} with (force)`)
    },
  }
}

const kept = new Map<string, Promise<Client>>()
/**
 * A connection of this process to a server, for the making and dropping of databases. A connection takes both sides eight
 * milliseconds of processor time, more than most of what is asked here. It keeps no process from its end.
 */
const keptClient = (server: string): Promise<Client> => {
  const known = kept.get(server)
  if (known) return known
  const client = connect(server)
  kept.set(server, client)
  // One that could not be made is tried again by the next caller.
  client.catch(() => kept.delete(server))
  return client
}

const connect = async (server: string): Promise<Client> => {
  const client = new Client({ connectionString: server, stream: () => new Socket().unref() })
  client.on('error', () => kept.delete(server))
  await client.connect()
  return client
}

// Because no client can be connected to it; a connection to template1 would make a copy fail.
const empty = 'template0'

/** The database to copy. The first caller makes it; the others wait for it. */
const templateOf = async (server: string, { name, make }: Beginning): Promise<string> => {
  const template = `template_${name}`
  if (made.has(template)) return template
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
  made.add(template)
  return template
}

/** Templates that this process knows to be there. */
const made = new Set<string>()

const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href

/** The server's own processes, which vacuum, come and go. */
const isClient = `backend_type = 'client backend'`

/**
 * Waits a while for connections that are only just closing: a connection that is ended by force tells its client so, and a
 * client without listeners would take the test process with it.
 */
const untilLeft = (name: string): string => `
  do $$ begin
    for i in 1..100 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}' and ${isClient});
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`

/** Whether the last client has left the database of this address. */
const isLeft = async (server: string, url: string): Promise<boolean> => {
  const name = new URL(url).pathname.slice(1)
  const client = await keptClient(server)
  await client.query(untilLeft(name))
  const asked = `select from pg_stat_activity where datname = $1 and ${isClient}`
  const { rowCount } = await client.query(asked, [name])
  return rowCount === 0
}

const onServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  // A connection that is cut between two queries fails the next one, not the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
