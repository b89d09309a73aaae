import { describe, expect, test } from 'vitest'
import { tablesOf } from './ddl.ts'
import type { SourceFile } from './registry.ts'
import { rows } from './rows.ts'

const tableOf = (...lines: readonly string[]) =>
  `-- Its purpose.\ncreate table things (\n${lines.map(line => `  ${line}\n`).join('')}) with (fillfactor = 80);\n`
/** The one column of a table of that line. */
const columnOf = (line: string) => tablesOf(tableOf(line))[0]?.columns[0]

const plain = { isNullable: false, isFilled: false, isJson: false }

describe('a column', () => {
  test.each([
    ['uid text not null,', { name: 'uid', type: 'string' }],
    ['position text collate "C" not null,', { name: 'position', type: 'string' }],
    ['amount numeric(38,18) not null,', { name: 'amount', type: 'string' }],
    ['amount numeric(38, 18) not null,', { name: 'amount', type: 'string' }],
    ['created_at timestamptz not null', { name: 'created_at', type: 'string' }],
    ['held_on date not null,', { name: 'held_on', type: 'string' }],
    ['term smallint not null,', { name: 'term', type: 'number' }],
    ['times int not null,', { name: 'times', type: 'number' }],
    ['rows integer not null,', { name: 'rows', type: 'number' }],
    ['number bigint primary key,', { name: 'number', type: 'number' }],
    ['enabled boolean not null,', { name: 'enabled', type: 'boolean' }],
    ['reason text,', { name: 'reason', type: 'string', isNullable: true }],
    ['scans int not null default 0,', { name: 'scans', type: 'number', isFilled: true }],
    ['frozen boolean not null default false,', { name: 'frozen', type: 'boolean', isFilled: true }],
    ['details json,', { name: 'details', type: 'unknown', isNullable: true, isJson: true }],
    ['status smallint not null, -- type 0 | 1 | -1', { name: 'status', type: '0 | 1 | -1' }],
    ["side text, -- type 'buy' | 'sell'", { name: 'side', type: "'buy' | 'sell'", isNullable: true }],
    [
      'role text not null default 0, -- type Role from @strongroom/ledger/account',
      { name: 'role', type: 'Role', from: '@strongroom/ledger/account', isFilled: true },
    ],
  ])('is read from %s', (line, column) => {
    expect(columnOf(line)).toEqual({ ...plain, ...column })
  })

  test.each([
    'at timestamp not null',
    'uid text not null unique,',
    'uid text default 0 not null',
    'check (1 = 1)',
  ])('is not guessed from %s', line =>
    expect(() => columnOf(line)).toThrow(`things: no column is read from "${line}"`),
  )
})

describe('a table', () => {
  test('has the columns between its brackets, whatever is told about them', () => {
    const sql = tableOf(
      '-- the member',
      'uid text not null,',
      '',
      'id text not null,',
      'primary key (uid, id)',
    )
    const [table, ...others] = tablesOf(`${sql}create index things_in_order on things (uid);\n`)
    expect(table).toMatchObject({
      name: 'things',
      key: ['uid', 'id'],
      columns: [{ name: 'uid' }, { name: 'id' }],
    })
    expect(others).toEqual([])
  })

  test('has the key that a column says of itself', () => {
    expect(tablesOf(tableOf('id text primary key,', 'name text'))).toMatchObject([{ key: ['id'] }])
  })

  test('stands beside others of its file', () => {
    const sql = `${tableOf('id text primary key')}\n${tableOf('id text primary key').replace('things', 'others')}`
    expect(tablesOf(sql).map(({ name }) => name)).toEqual(['things', 'others'])
  })
})

test('the types of rows name each table once, with the modules of their types', () => {
  const file = (text: string): SourceFile => ({ from: '', capability: '', name: 'table.sql', text })
  const things = tableOf(
    'id text primary key,',
    'kinds json, -- type readonly Kind[] from @strongroom/shared',
  )
  const others = tableOf('uid text primary key,', 'role text not null default 0')
  expect(rows([file(things), file(others.replace('things', 'others'))])).toEqual([
    "import type { Kind } from '@strongroom/shared'",
    '',
    'export type Tables = {',
    "  others: { key: 'uid'; free: 'role'; json: never; row: { uid: string; role: string } }",
    "  things: { key: 'id'; free: 'kinds'; json: 'kinds'; row: { id: string; kinds: readonly Kind[] | null } }",
    '}',
  ])
})
