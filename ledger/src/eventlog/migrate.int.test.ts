import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/index.ts'
import { migrate } from './migrate.ts'

describe('migrate', () => {
  let database: FreshDatabase
  let dir: string

  beforeEach(async () => {
    database = await freshDatabase()
    dir = await mkdtemp(join(tmpdir(), 'migrations-'))
    await write('001_people.sql', 'create table people (name text);')
  })
  afterEach(async () => {
    await database.drop()
    await rm(dir, { recursive: true })
  })

  const write = (file: string, sql: string) => writeFile(join(dir, file), sql)
  const run = (schema = 'house') => migrate({ url: database.url, schema, dir })
  const ask = async (sql: string) => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query({ text: sql, rowMode: 'array' })).rows
    } finally {
      await client.end()
    }
  }

  test('makes the schema and runs each file once, in order', async () => {
    await write('002_first_person.sql', `insert into people values ('one');`)
    await run()
    await run()
    await write('003_more.sql', `insert into people values ('two');`)
    await run()
    expect(await ask('select name from house.people')).toEqual([['one'], ['two']])
  })

  test('keeps schemas apart', async () => {
    await run('house')
    await run('log')
    expect(await ask('select count(*)::int from house.people, log.people')).toEqual([[0]])
  })

  test('runs each file once when many start at the same time', async () => {
    await write('002_first_person.sql', `insert into people select 'one' from pg_sleep(0.05);`)
    await Promise.all(Array.from({ length: 8 }, () => run()))
    expect(await ask('select count(*)::int from house.people')).toEqual([[1]])
  })

  test('leaves nothing of a file that fails, and runs it when it is mended', async () => {
    await write('002_broken.sql', `insert into people values ('lost'); select 1/0;`)
    await expect(run()).rejects.toThrow('division by zero')
    expect(await ask('select count(*)::int from house.people')).toEqual([[0]])
    await write('002_broken.sql', `insert into people values ('kept');`)
    await run()
    expect(await ask('select name from house.people')).toEqual([['kept']])
  })
})
