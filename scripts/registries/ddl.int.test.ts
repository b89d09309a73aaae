import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '@strongroom/ledger/testing'
import { ask } from '@strongroom/projections/queries'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../tool.ts'
import { tablesOf } from './ddl.ts'

const files = globSync('projections/src/**/*.sql', { cwd: root }).map(file =>
  readFileSync(join(root, file), 'utf8'),
)
const tables = files.flatMap(tablesOf)

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  for (const sql of files) await pool.query(sql)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

type Real = { name: string; sql: string; isNullable: boolean; isFilled: boolean; isKey: boolean }
const realColumns = (table: string) =>
  ask<Real>(
    pool,
    `select attname as name, format_type(atttypid, null) as sql, not attnotnull as "isNullable", atthasdef as "isFilled",
       attnum = any(conkey) as "isKey"
     from pg_attribute join pg_constraint on conrelid = attrelid and contype = 'p'
     where attrelid = to_regclass($1) and attnum > 0 order by attnum`,
    [table],
  )

test.each(tables)(
  '$name has the columns that PostgreSQL makes of its SQL',
  async ({ name, key, columns }) => {
    const real = await realColumns(name)
    expect(columns.map(({ name, isNullable, isFilled }) => ({ name, isNullable, isFilled }))).toEqual(
      real.map(({ name, isNullable, isFilled }) => ({ name, isNullable, isFilled })),
    )
    expect(new Set(key)).toEqual(new Set(real.filter(({ isKey }) => isKey).map(({ name }) => name)))
  },
)

/** A value of each type of a column. */
const samples = {
  text: 'a',
  numeric: '1.50',
  smallint: '1',
  integer: '1',
  bigint: '1',
  boolean: 'true',
  json: '{"a":1}',
  'timestamp with time zone': '2026-03-01 12:00+01',
  date: '2026-03-01',
}

test('a value is of the type that its column is said to have', async () => {
  const seen: Record<string, string> = {}
  for (const { name, columns } of tables)
    for (const [at, { sql }] of (await realColumns(name)).entries()) {
      const [row] = await ask<{ value: unknown }>(pool, `select ${literalOf(sql)} as value`)
      seen[sql] = typeof row?.value
      const { type = '', isJson } = columns[at] ?? {}
      if (!isJson && ['string', 'number', 'boolean'].includes(type))
        expect(`${sql} ${type}`).toBe(`${sql} ${seen[sql]}`)
    }
  expect(Object.keys(seen).toSorted()).toEqual(Object.keys(samples).toSorted())
})

const literalOf = (sql: string) => `'${samples[sql as keyof typeof samples]}'::${sql}`
