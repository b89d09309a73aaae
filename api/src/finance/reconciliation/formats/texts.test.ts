import { describe, expect, test } from 'vitest'
import {
  amountsOf,
  camt,
  csv,
  entry,
  message,
  of,
  ofx,
  rows,
  transaction,
} from '../../testing/statement-files.suite.ts'
import { type Reading, readStatement } from './read-statement.ts'
import { recogniseFormat } from './recognise-format.ts'

// The texts of lines, their keys, and files that are made to break their reader.

describe('the texts of a line', () => {
  const referenceOf = async (content: string, reading: Reading) =>
    (await readStatement(content, reading)).lines[0]?.reference
  test('keep words apart at a break of lines, and read characters by their numbers', async () => {
    const inside =
      '<NtryDtls><TxDtls><RmtInf><Ustrd>for<br/>&#68;EP7 &#x26; more</Ustrd></RmtInf></TxDtls></NtryDtls>'
    expect(await referenceOf(camt(entry('1', inside)), of('camt053'))).toBe('for DEP7 & more')
    expect(await referenceOf(ofx(transaction('<MEMO>for<BR>&#68;EP7 & more')), of('ofx'))).toBe(
      'for DEP7 & more',
    )
  })
  test('hold a word that the width of the rows may have cut, both ways', async () => {
    const long = ':61:261005C1,NTRFx\n:86:PAYMENT FROM A CUSTOMER FOR DEP71\n424XQ AND MORE\n'
    const words = (await referenceOf(message('1,', '2,', long), of('mt940')))?.split(' ')
    expect(words).toEqual(expect.arrayContaining(['DEP71424XQ', 'DEP71', '424XQ']))
  })
  test('of an OFX may be open and empty', async () => {
    expect(await referenceOf(ofx(transaction('<NAME>\n<FITID>F1\n<MEMO>a')), of('ofx'))).toBe('F1 a')
  })
})

describe('a key', () => {
  const keysOf = async (content: string, reading: Reading) =>
    (await readStatement(content, reading)).lines.map(({ key }) => key)
  test('is the same in another file, and numbered in one', async () => {
    const [first, second, third] = await keysOf(
      rows('2026-10-05,1,a', '2026-10-05,1,a', '2026-10-05,1,b'),
      csv(),
    )
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await keysOf(rows('2026-10-04,1,a', '2026-10-05,1,a'), csv())).toContain(first)
    expect(await keysOf(rows('2026-10-05,1.00,a'), csv())).toEqual([first])
  })
  test('is the bank’s own where it has one', async () => {
    const own = '<AcctSvcrRef>B1</AcctSvcrRef>'
    const [one] = await keysOf(camt(entry('1', own)), of('camt053'))
    expect(
      await keysOf(camt(entry('1', `${own}<AddtlNtryInf>told later</AddtlNtryInf>`)), of('camt053')),
    ).toEqual([one])
  })
})

describe('a file that is made to break its reader', () => {
  const deep = (times: number, inside: string) => '<a>'.repeat(times) + inside + '</a>'.repeat(times)
  test('is refused for its depth, in words', async () => {
    const file = camt(entry('1', deep(100_000, 'x')))
    expect(await amountsOf(file, of('camt053'))).toEqual([expect.stringMatching(/deeper inside each other/)])
    expect(await amountsOf(ofx(transaction('<DEEP>'.repeat(100_000))), of('ofx'))).toEqual([
      expect.stringMatching(/deeper inside each other/),
    ])
  })
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'has names that mean nothing here: %s',
    async name => {
      const inside = `<${name}><polluted>1</polluted></${name}>`
      expect(await amountsOf(camt(entry('1', inside)), of('camt053'))).toEqual(['1'])
      expect(await amountsOf(ofx(transaction(inside)), of('ofx'))).toEqual(['1'])
      const head = `Date,Amount,Text,${name}\n2026-10-05,1,a,b`
      expect(await amountsOf(head, csv())).toEqual(['1'])
      expect(await amountsOf('Date,Amount,Text\n2026-10-05,1,a', csv({ reference: name }))).toHaveLength(1)
      expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined()
    },
  )
  // As many as make a loop within a loop go on for hours: each file is read in one go through it.
  const many = 400_000
  test('has one thing over and over, and is read all the same', async () => {
    const details = `:61:261005C1,NTRFa\n${':86:x\n'.repeat(many)}`
    expect(await amountsOf(message('0,', '1,', details), of('mt940'))).toEqual(['1'])
    const counted = `${':61:261005C1,NTRFa\n'.repeat(many / 10)}:62F:C261005USD${many / 10},\n`
    const summaries = `:90C:${many / 10}USD${many / 10},\n`
    expect(
      await amountsOf(message('0,', undefined, counted + summaries.repeat(many / 10)), of('mt940')),
    ).toEqual(Array(100).fill('This line stands outside of a statement'))
    expect(await amountsOf(message('0,', undefined, counted + summaries), of('mt940'))).toHaveLength(
      many / 10,
    )
  })
  test('has one line as long as itself, of which as much is shown as of any', async () => {
    const wide = `Date,Amount,Text${',c'.repeat(many / 20)}\n${'2026-10-05,1,a\n'.repeat(many / 20)}`
    const { problems } = await readStatement(wide, csv())
    expect(problems).toHaveLength(100)
    expect(Math.max(...problems.map(each => JSON.stringify(each).length))).toBeLessThan(1_000)
    const unopened = await readStatement(ofx(`</${'A'.repeat(many)}>`), of('ofx'))
    expect(unopened.problems.map(({ field }) => field?.length)).toEqual([200])
  })
  test('is blank for most of it, and its format is told in one go', () => {
    const blank = '\n'.repeat(many)
    expect(recogniseFormat(`${blank}Date,Amount`)).toBe('csv')
    expect(recogniseFormat(`${blank} :20:A${blank}:25:1`)).toBe('mt940')
  })
  test('is no text, or has lost some', async () => {
    expect(await amountsOf(`${rows('2026-10-05,1,a')}\n\0`, csv())).toEqual([
      'This is not text: save the file as UTF-8',
    ])
    const { problems } = await readStatement(rows('2026-10-05,1,a\uFFFD'), csv())
    expect(problems).toMatchObject([{ line: 2, message: expect.stringMatching(/^A character was lost/) }])
  })
  test('is of another kind, and the answer says of which', async () => {
    const report = `<Document><BkToCstmrAcctRpt><Rpt>${entry('1')}</Rpt></BkToCstmrAcctRpt></Document>`
    expect(await amountsOf(report, of('camt053'))).toEqual([
      expect.stringMatching(/^This is a camt of another kind/),
    ])
    for (const format of ['camt053', 'mt940', 'ofx'] as const)
      expect(await amountsOf('Date,Amount\n2026-10-05,1', of(format))).toHaveLength(1)
  })
})
