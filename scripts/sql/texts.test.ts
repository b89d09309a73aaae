import ts from 'typescript'
import { expect, test } from 'vitest'
import { saidIn } from './texts.ts'

const said = (text: string) =>
  saidIn(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true), /\bviews\.\w+/)
const sqlOf = (text: string) => said(text).texts.map(({ sql }) => sql)

test.each([
  ['names a table', 'ask(db, `select from views.swaps`)', 'select from views.swaps'],
  ['begins a clause', "swaps(db, 'where uid = $1')", 'where uid = $1'],
  ['has the place of a value', "find(db, 'uid = $1')", 'uid = $1'],
  ['is called so', "const found = { sql: 'sender' }", 'sender'],
  ['is computed', "computed('amount')", 'amount'],
])('a text is SQL if it %s', (_, text, sql) => {
  expect(sqlOf(text)).toEqual([sql])
})

test('the names in the description of a list are SQL', () => {
  const listing =
    "{ table: 'views.swaps', sorts: { at: 'created_at' }, equals: { kind: 'type' }, begins: ['id'] }"
  expect(sqlOf(`const listing = ${listing}`)).toEqual(['views.swaps', 'created_at', 'type', 'id'])
})

test('what a constant or a function of the file puts in is SQL', () => {
  const file = `const columns = 'uid, at'; const open = (of: string) => \`\${of}.status = 0\`;`
  expect(sqlOf(`${file} const sql = \`select \${columns} from views.swaps s where \${open('s')}\``)).toEqual([
    'select … from views.swaps s where …',
    'uid, at',
    '….status = 0',
  ])
})

test.each([
  ['a sentence', "say('Set it later, and look again.')"],
  ['the name of a module', "import { a } from '../views.swaps'"],
  ['what makes a table', "migrate('create table views.swaps (id text)')"],
  ['a question about the database', "ask(db, 'select relname from pg_class where oid = $1')"],
])('%s is none', (_, text) => {
  expect(sqlOf(text)).toEqual([])
})

test('a value between quotes is none', () => {
  expect(
    sqlOf(`const USD = 'USD'; ask(\`select from views.swaps where currency = '\${USD}'\`)`),
  ).toHaveLength(1)
})

test('a value that SQL computes has the name that it is given', () => {
  expect(said("select({}, [], { total: computed('sum(amount)') })").given).toEqual(['total'])
})

test('a text stands on its line', () => {
  expect(said('\n\nswaps(db, `where uid = $1`)').texts).toEqual([{ sql: 'where uid = $1', line: 3 }])
})
