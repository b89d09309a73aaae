import { describe, expect, test } from 'vitest'
import { namesIn } from './names.ts'

const schemas = new Set(['views', 'private'])
const columnsIn = (sql: string) =>
  namesIn(sql, schemas).columns.map(({ name, of }) => (of === undefined ? name : `${of}.${name}`))

describe('a column', () => {
  test.each([
    ['a condition', "where status = $1 and (kind = 'paid' or note is null)", ['status', 'kind', 'note']],
    ['an order', 'order by created_at desc nulls last limit 10', ['created_at']],
    ['an insert', 'insert into private.payees (uid, nickname) values ($1, $2)', ['uid', 'nickname']],
    [
      'what follows a conflict',
      'on conflict (uid) do update set nickname = excluded.nickname',
      ['uid', 'nickname', 'excluded.nickname'],
    ],
    ['an update', 'update private.payees set nickname = $2 where uid = $1', ['nickname', 'uid']],
    ['a row by its name', 'from views.swaps s where s.uid = $1', ['s.uid']],
    ['quotes', 'select "at" from views.swaps', ['at']],
  ])('is a name in %s', (_, sql, columns) => {
    expect(columnsIn(sql)).toEqual(columns)
  })

  test.each([
    ['a function', 'coalesce($1, now())'],
    ['an argument by its name', 'make_interval(secs => 3)'],
    ['a type', '$1::uuid[]'],
    ['a text', "'uid = 1'"],
    ['a comment', '-- uid'],
    ['a unit', '10 minutes'],
    ['an order of texts', 'collate "C"'],
    ['a name that is given', '$1 as total'],
    ['the column of a function of the schema', 'select first from private.claim($1)'],
  ])('is not %s', (_, sql) => {
    expect(columnsIn(sql)).toEqual([])
  })
})

describe('a table', () => {
  test('follows its schema, and has the name behind it too', () => {
    const { tables, aliases } = namesIn('from views.swaps s join private.members as m on true', schemas)
    expect([...tables]).toEqual(['views.swaps', 'private.members'])
    expect(aliases).toEqual([
      ['swaps', 'views.swaps'],
      ['s', 'views.swaps'],
      ['members', 'private.members'],
      ['m', 'private.members'],
    ])
  })
})

describe('a name is given', () => {
  test.each([
    ['to a query', 'with found as materialized (select 1)', ['found']],
    ['to a query inside another', 'from (select 1) found', ['found']],
    ['to rows and their columns', 'from unnest($1::text[]) as found (id, day)', ['found', 'id', 'day']],
    ['to a query that has one', 'from found f', ['f']],
  ])('%s', (_, sql, given) => {
    expect([...namesIn(sql, schemas).given]).toEqual(given)
  })
})
