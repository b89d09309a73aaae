import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const sources = globSync('**/*.tsx', { cwd: web }).filter(file => !/\.test\./.test(file))

const AMOUNTS = /\b(amounts?|fees?|prices?|balances?|sums?|principal|interest)\b/i

/** Fields of a text as a screen writes them: `<TextInput … />`. */
const fieldsIn = (file: string): readonly string[] =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/<(?:TextInput|input)\b[\s\S]*?\/>/g)].map(
    ([field]) => field,
  )

const labelOf = (field: string): string => /(?:label|aria-label)=\{t`([^`]*)`/.exec(field)?.[1] ?? ''
const nameOf = (field: string): string => /\bname="([^"]*)"/.exec(field)?.[1] ?? ''
const isOfMoney = (field: string) => AMOUNTS.test(labelOf(field)) || AMOUNTS.test(nameOf(field))

test('a phone shows its keyboard of digits for every field of money', () => {
  const fields = sources.flatMap(file => fieldsIn(file).map(field => ({ file, field })))
  expect(fields.length).toBeGreaterThan(50)
  const wrong = fields.filter(({ field }) => isOfMoney(field) && !field.includes('inputMode="decimal"'))
  expect(wrong.map(({ file, field }) => `${file}: ${labelOf(field) || nameOf(field)}`)).toEqual([])
})

test.each(['parts/money-input.tsx', 'parts/number-field.tsx'])('%s asks for that keyboard', file => {
  expect(fieldsIn(file).join()).toMatch(/inputMode=("decimal"|\{places === 0 \? 'numeric' : 'decimal'\})/)
})
