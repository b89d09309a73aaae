import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

const inDatabase = async ({ url }: FreshDatabase, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const beginning = {
  name: 'lamps',
  isReused: true,
  make: (url: string) =>
    inDatabase(
      { url, drop: async () => {} },
      `create table lamps (id bigint generated always as identity primary key, name text, of bigint references lamps);
       create table rooms (name text);
       insert into lamps (name) values ('a, "b"'), (null)`,
    ).then(() => undefined),
}
const lamps = (database: FreshDatabase) =>
  inDatabase(database, 'select id::int, name, of from lamps order by id')
const asMade = [
  { id: 1, name: 'a, "b"', of: null },
  { id: 2, name: null, of: null },
]

test('a database that was given back begins anew: its rows, and the numbers it counts with', async () => {
  const first = await freshDatabase(beginning)
  await inDatabase(
    first,
    `insert into lamps (name, of) values ('c', 1); update lamps set name = 'd' where id = 1;
     insert into rooms values ('hall')`,
  )
  await first.drop()
  const second = await freshDatabase(beginning)
  expect(second.url).toBe(first.url)
  expect(await lamps(second)).toEqual(asMade)
  expect(await inDatabase(second, 'select from rooms')).toEqual([])
  expect(await inDatabase(second, `insert into lamps (name) values ('e') returning id::int`)).toEqual([
    { id: 3 },
  ])
  await second.drop()
})

test('databases in use at the same time are two', async () => {
  const both = [await freshDatabase(beginning), await freshDatabase(beginning)] as const
  expect(both[0].url).not.toBe(both[1].url)
  await Promise.all(both.map(each => each.drop()))
})

test.each([
  ['table', 'create table more (id int)'],
  ['column', 'alter table rooms add size int'],
  ['index', 'create index by_name on rooms (name)'],
  ['default', `alter table rooms alter name set default 'x'`],
  ['constraint', 'alter table rooms add check (name is not null)'],
  ['schema', 'create schema elsewhere'],
  ['function', `create function one() returns int language sql return 1`],
  [
    'trigger',
    `create trigger t before update on rooms for each row execute function suppress_redundant_updates_trigger()`,
  ],
  ['removal', 'drop table rooms'],
])('a database with a change of its tables is not used again: a %s', async (_, change) => {
  const changed = await freshDatabase(beginning)
  await inDatabase(changed, change)
  await changed.drop()
  const next = await freshDatabase(beginning)
  expect(next.url).not.toBe(changed.url)
  expect(await lamps(next)).toEqual(asMade)
  await next.drop()
})

test('a connection that could not be made is made by the next caller', async () => {
  const { TEST_DATABASE_URL: server = '' } = process.env
  const tries: Socket[] = []
  const cutting = createServer(socket => {
    tries.push(socket.on('error', () => {}))
    socket.destroy()
  })
  await once(cutting.listen(0, '127.0.0.1'), 'listening')
  const { port } = cutting.address() as AddressInfo
  process.env.TEST_DATABASE_URL = `postgresql://postgres@127.0.0.1:${port}/postgres`
  try {
    await expect(freshDatabase()).rejects.toThrow()
    await expect(freshDatabase()).rejects.toThrow()
  } finally {
    process.env.TEST_DATABASE_URL = server
    cutting.close()
  }
  expect(tries).toHaveLength(2)
})

test('a database that a client is still in is not used again', async () => {
  const left = await freshDatabase(beginning)
  const client = new Client({ connectionString: left.url })
  client.on('error', () => {})
  await client.connect()
  await left.drop()
  const next = await freshDatabase(beginning)
  expect(next.url).not.toBe(left.url)
  await next.drop()
})
