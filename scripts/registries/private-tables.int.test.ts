import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { migratePrivate } from '@strongroom/api/vault'
import { freshDatabase } from '@strongroom/ledger/testing'
import { ask } from '@strongroom/projections/queries'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { root } from '../tool.ts'
import { migrationsOf, privateTables } from './private-tables.ts'

const folder = join(root, 'api/migrations')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.sql'))
  .toSorted()
  .map(path => ({ name: basename(path), text: readFileSync(join(folder, path), 'utf8') }))

type Real = {
  readonly name: string
  readonly field: string
  readonly isNullable: boolean
  readonly sql: string
}
const real = `select relname as name, attname as field, not attnotnull as "isNullable", format_type(atttypid, null) as sql
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'private'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and relname <> 'migrations' order by relname, attnum`

/** The type that `ask` gives for a value of a column's type. */
const answered = async (db: Pool, sql: string): Promise<string> => {
  const text = { uuid: '00000000-0000-0000-0000-000000000000', bytea: '', text: 'a', boolean: 'true' }[sql]
  const literal = text ?? (/^(date|timestamp)/.test(sql) ? '2026-03-01' : sql.endsWith('[]') ? '{a}' : '1')
  const [row] = await ask<{ value: unknown }>(db, `select '${literal}'::${sql} as value`)
  if (Array.isArray(row?.value)) return 'readonly string[]'
  return Buffer.isBuffer(row?.value) ? 'Buffer' : typeof row?.value
}

test('schema private has the tables that its migrations are read to make, with the types that queries answer', async () => {
  const database = await freshDatabase()
  const db = new Pool({ connectionString: database.url })
  try {
    await migratePrivate(database.url)
    const columns = await ask<Real>(db, real)
    const read = [...privateTables(migrationsOf(files))].flatMap(([name, fields]) =>
      [...fields].map(([field, { isNullable }]) => `${name}.${field}${isNullable ? '?' : ''}`),
    )
    expect(read.toSorted()).toEqual(
      columns.map(({ name, field, isNullable }) => `${name}.${field}${isNullable ? '?' : ''}`).toSorted(),
    )
    for (const sql of new Set(columns.map(column => column.sql)))
      for (const { name, field } of columns.filter(column => column.sql === sql).slice(0, 1)) {
        const { type } = privateTables(migrationsOf(files)).get(name)?.get(field) ?? {}
        if (type !== 'unknown') expect(`${sql}: ${type}`).toBe(`${sql}: ${await answered(db, sql)}`)
      }
  } finally {
    await db.end()
    await database.drop()
  }
})

test('a table is read as later migrations leave it: with columns that were added or may be null since, and by its new name', () => {
  const tables = privateTables([
    'create table private.a (\n  id uuid primary key,\n  -- of whom; null for nobody\n  uid bigint,\n  at timestamptz not null default now(),\n  unique (uid, at)\n);',
    "create table seal.tree (\n  size bigint not null\n);\nalter table a add column by bigint,\n  add column uses text[] not null default '{}' check (uses in ('a', 'b'));",
    'alter table a\n  alter column at drop not null,\n  alter column uid set not null;',
    'alter table a rename to b;\nalter table b drop constraint a_pkey;',
  ])
  expect(tables).toEqual(
    new Map([
      [
        'b',
        new Map([
          ['id', { type: 'string', isNullable: false }],
          ['uid', { type: 'number', isNullable: false }],
          ['at', { type: 'string', isNullable: true }],
          ['by', { type: 'number', isNullable: true }],
          ['uses', { type: 'readonly string[]', isNullable: false }],
        ]),
      ],
    ]),
  )
})
