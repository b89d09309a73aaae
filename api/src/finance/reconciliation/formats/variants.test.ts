import { Decimal } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { csv, of, rows } from '../../testing/statement-files.suite.ts'
import { camtVariants } from '../../testing/statement-variants/camt-variants.ts'
import { csvVariants } from '../../testing/statement-variants/csv-variants.ts'
import { mt940Variants } from '../../testing/statement-variants/mt940-variants.ts'
import { ofxVariants } from '../../testing/statement-variants/ofx-variants.ts'
import type { Variant } from '../../testing/statement-variants/variant.ts'
import { readStatement } from './read-statement.ts'

const all: readonly (readonly [string, readonly Variant[]])[] = [
  ['CSV', csvVariants],
  ['MT940', mt940Variants],
  ['camt.053', camtVariants],
  ['OFX', ofxVariants],
]
const lineOf = (day: string, amount: string) => `${day} ${new Decimal(amount).toFixed()}`

describe.each(all)('a dialect of %s', (_, variants) => {
  test.each(variants.map(each => [each.kind, each.name, each] as const))(
    'is read right or refused in words, kind %i: %s',
    async (_kind, _name, { file, as, want, text, notice }) => {
      const { lines, problems, notices } = await readStatement(file, as)
      if (want instanceof RegExp) {
        expect(problems[0]?.message).toMatch(want)
        return
      }
      expect(problems).toEqual([])
      expect(lines.map(({ bookedOn, amount }) => lineOf(bookedOn, amount))).toEqual(
        want.map(line => lineOf(line.slice(0, 10), line.slice(11))),
      )
      expect(lines.map(({ reference }) => reference).join('\n')).toContain(text ?? '')
      if (notice) expect(notices[0]?.message).toMatch(notice)
    },
  )
})

describe('the place of a line in its statement', () => {
  const keyOf = async (id: string, text: string) =>
    (await readStatement(`Date,Amount,Text,Id\n2026-10-05,1,${text},${id}`, csv({ line_id: 'Id' }))).lines[0]
      ?.key
  test('is no name of its own: lines of two days are two', async () => {
    for (const id of ['1', '0007', '000000', '']) expect(await keyOf(id, 'a')).not.toBe(await keyOf(id, 'b'))
    expect(await keyOf('B70001', 'a')).toBe(await keyOf('B70001', 'b'))
  })
})

describe('a file of another format', () => {
  test('is named beside the format of its source', async () => {
    const { problems } = await readStatement(rows('2026-10-05,1,a'), of('mt940'))
    expect(problems).toMatchObject([{ found: 'Date,Amount,Text', expected: 'MT940' }])
  })
})
