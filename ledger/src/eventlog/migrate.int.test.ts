import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

  describe('where files are squashed', () => {
    const squash = async (sql: string) => {
      await write('002_first_person.sql', `insert into people values ('by files');`)
      await write('003_more.sql', `insert into people values ('after');`)
      await mkdir(join(dir, 'squashed'))
      await write('squashed/through_002.sql', sql)
    }
    const people = 'create table people (name text); insert into people default values'
    const ran = () => ask('select name from house.migrations order by id')
    const all = [['001_people'], ['002_first_person'], ['003_more']]

    test('takes them at once in a new schema, and then those that came after, when many start at the same time', async () => {
      await squash(people)
      await Promise.all(Array.from({ length: 8 }, () => run()))
      expect(await ask('select name from house.people')).toEqual([[null], ['after']])
      expect(await ran()).toEqual(all)
    })

    test('runs the files themselves in a schema that has run some', async () => {
      await run()
      await squash(people)
      await run()
      expect(await ask('select name from house.people')).toEqual([['by files'], ['after']])
      expect(await ran()).toEqual(all)
    })

    test('leaves nothing of what fails', async () => {
      await squash(`${people}; select 1/0`)
      await expect(run()).rejects.toThrow('division by zero')
      expect(await ask(`select from pg_namespace where nspname = 'house'`)).toEqual([])
    })
  })
})
