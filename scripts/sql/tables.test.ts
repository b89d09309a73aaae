import { expect, test } from 'vitest'
import { addTables, type Tables } from './tables.ts'

const tablesIn = (sql: string) => {
  const tables: Tables = new Map()
  addTables(tables, sql, 'private')
  return Object.fromEntries([...tables].map(([name, columns]) => [name, [...columns]]))
}

const made = `create table work.turns (
  job text primary key, -- its name
  "at" timestamptz not null,
  check (at > now()),
  primary key (job)
);
create unlogged table rate_counts (
  key text
);`

test('a table has the columns between its brackets', () => {
  expect(tablesIn(made)).toEqual({ 'work.turns': ['job', 'at'], 'private.rate_counts': ['key'] })
})

test('a later statement adds columns, renames one, and renames the table', () => {
  const later = `alter table work.turns add column tries int, add told_at timestamptz, rename column at to due_at;
    alter table work.turns rename to rounds;`
  expect(tablesIn(made + later)['work.rounds']).toEqual(['job', 'at', 'tries', 'told_at', 'due_at'])
})
