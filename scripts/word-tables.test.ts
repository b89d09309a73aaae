import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  doubleFieldNames,
  doubleNames,
  doubleSentences,
  FIELD_NAMES,
  tablesWithNames,
} from './word-tables.ts'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    file =>
      /^(shared|ledger|projections|workers|api|web)\/src\//.test(file) &&
      !/(\.(test|suite|property|contract|gen|d)\.tsx?$|\/testing\/|\/locales\/)/.test(file),
  )

const said = (sources: Readonly<Record<string, string>>) =>
  doubleNames(tablesWithNames(new Map(Object.entries(sources)))).map(
    ({ term, text, at }) => `${term} ${text}: ${at.join(' ')}`,
  )

const words = 'shared/src/contract/swap/state-words.ts'
const names =
  "const states: Words = { 0: msg`Waits`, done: msg({ message: 'Settled', context: 'swap' }), [-1]: msg`Lost` }"

const sources = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))

test('no name of a kind, a state, an account, an event or a field is said in two places', () => {
  const tables = tablesWithNames(sources)
  expect(tables.length).toBeGreaterThan(300)
  expect(doubleNames(tables)).toEqual([])
  expect(doubleFieldNames(tables)).toEqual([])
}, 120_000)

test('no sentence is written out in two rooms', () => {
  expect(doubleSentences(sources)).toEqual([])
})

test('a field’s name is found again in a list’s heads, unless the list calls the field otherwise', () => {
  const fields = {
    [FIELD_NAMES]:
      "export const fieldNames = { fee: msg`Fee`, rate: msg({ message: 'Rate', context: 'file' }) }",
    'api/src/swap/words.ts': 'const heads = { fee: msg`Fee`, rate: msg`Rate` }',
    'api/src/vip/words.ts': 'const csv = { heads: { fee: msg`Cost` } }',
    'web/src/a.ts': 'const fields = { fee: msg`Fee` }',
  }
  expect(doubleFieldNames(tablesWithNames(new Map(Object.entries(fields))))).toEqual([
    { term: 'fee', text: 'Fee', at: [`${FIELD_NAMES}:1`, 'api/src/swap/words.ts:1'] },
  ])
})

test('a sentence is found again in another room, and not in its own', () => {
  const said = {
    'api/a.ts': 'msg`The account is closed.`; msg`Closed`; msg`It is open.`',
    'web/b.tsx': "t`The account is closed.`; t`Closed`; msg({ message: 'It waits.' })",
    'web/c.tsx': "msg({ message: 'It waits.' })",
  }
  expect(doubleSentences(new Map(Object.entries(said)))).toEqual([
    { text: 'The account is closed.', at: ['api/a.ts', 'web/b.tsx'] },
  ])
})

test('a name is found again in a table, beside what else is said of it, and in a switch', () => {
  expect(
    said({
      [words]: names,
      'api/a.ts': 'const codes = { 0: msg`Waits` }',
      'web/b.tsx': "const drawn = { [-1]: { state: 'wrong', name: msg`Lost` } } satisfies States",
      'web/c.ts': "switch (status) { case 'done': return [t({ message: 'Settled', context: 'swap' })] }",
    }),
  ).toEqual([
    `0 Waits: ${words}:1 api/a.ts:1`,
    `done Settled (swap): ${words}:1 web/c.ts:1`,
    `-1 Lost: ${words}:1 web/b.tsx:1`,
  ])
})

test('a text of another term, of another sense or of a field is none', () => {
  expect(
    said({
      [words]: names,
      'api/a.ts': 'const codes = { 1: msg`Waits`, done: msg`Settled` }; const heads = { 0: msg`Waits` }',
      'web/b.ts':
        "const said = { done: { hint: t({ message: 'Settled', context: 'swap' }) }, 0: t`Waits now` }",
    }),
  ).toEqual([])
})

test('two tables of shared may have one name in common, and not two', () => {
  const other = 'shared/src/contract/trade/record-words.ts'
  const alike = 'const states = { 0: msg`Waits`, 1: msg`Filled` }'
  expect(said({ [words]: names, [other]: alike })).toEqual([])
  expect(
    said({ [words]: names, [other]: `${alike}; const more = { 0: msg\`Waits\`, [-1]: msg\`Lost\` }` }),
  ).toEqual([`0 Waits: ${words}:1 ${other}:1`, `-1 Lost: ${words}:1 ${other}:1`])
})
