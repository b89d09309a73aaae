import { readdirSync, readFileSync } from 'node:fs'
import { Decimal, statementText } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { fieldCases } from './testing/field-cases.ts'

const folder = new URL('./field/', import.meta.url)
const read = async (file: string, as: (typeof fieldCases)[number]['as']) => {
  const bytes = readFileSync(new URL(file, folder))
  const text = statementText(bytes, (label, of) => new TextDecoder(label, { fatal: true }).decode(of))
  return readStatement(text ?? '\0', { inverted: false, ...as })
}
const told = (lines: readonly (readonly [string, string, string?])[]) =>
  lines.map(([day, amount, currency = 'USD']) => [day, new Decimal(amount).toFixed(), currency])

describe('a file as banks write it', () => {
  test.each(fieldCases)('is read right or refused: $file', async ({ file, as, want, also, ...about }) => {
    const { lines, problems } = await read(file, as)
    if (problems.length > 0) {
      expect([want, problems]).toEqual(['refuse', problems])
      expect(problems[0]?.message).toMatch(about.sentence ?? /./)
      return
    }
    const right = also ?? want
    if (right === 'refuse') throw new Error(`${file} was taken`)
    expect(
      told(lines.map(({ bookedOn, amount, currency }) => [bookedOn, amount, currency] as const)),
    ).toEqual(told(right))
    const references = lines.map(({ reference }) => reference).join('\n')
    expect(references).toMatch(about.text ?? /^/)
    if (about.token) expect(references.split(/\s/)).toContain(about.token)
    if (about.other) expect(lines.map(({ counterparty }) => counterparty)).toContain(about.other)
  })
  test('has its case here', () => {
    expect(readdirSync(folder).toSorted()).toEqual(fieldCases.map(({ file }) => file).toSorted())
  })
})
