import { describe, expect, test } from 'vitest'
import { amountsOf, camt, csv, entry, of, ofx, transaction } from '../../testing/statement-files.suite.ts'

// Words and currencies of a file beside its amounts, though nobody has named it in the source.

describe('what says which way the money goes', () => {
  test('is one of two words that we do not know below a head that says so: the file is refused', async () => {
    const under = (head: string, ...ways: readonly string[]) =>
      [`Date,Amount,Text,${head}`, ...ways.map((way, at) => `2026-10-05,${at + 1}.00,a,${way}`)].join('\n')
    const question = [expect.stringMatching(/^This column may say which way/)]
    expect(await amountsOf(under('Direction', '1', '2', '2'), csv())).toEqual(question)
    expect(await amountsOf(under('Transaction type', 'Kulu', 'Tulo'), csv())).toEqual(question)
    expect(await amountsOf(under('Direction', '1', '2').replace('2.00', '-2.00'), csv())).toEqual([
      '1.00',
      '-2.00',
    ])
    expect(await amountsOf(under('Type', 'Card', 'Transfer', 'Fee'), csv())).toEqual(['1.00', '2.00', '3.00'])
    expect(await amountsOf(under('Type', 'Card', 'Transfer'), csv({ direction: '-' }))).toEqual([
      '1.00',
      '2.00',
    ])
  })
  test('is the word beside the amount in a camt: a minus there is refused', async () => {
    for (const way of ['CRDT', 'DBIT'])
      expect(await amountsOf(camt(entry('-1.00').replace('CRDT', way)), of('camt053'))).toEqual([
        'Not an amount',
      ])
  })
  test('is the sign in an OFX, unless a type says that money went out', async () => {
    const typed = (type: string, amount: string) =>
      transaction('').replace('<TRNAMT>1', `<TRNTYPE>${type}<TRNAMT>${amount}`)
    const twoThings = ['The sign of the amount and the word beside it say two things']
    expect(await amountsOf(ofx(typed('DEBIT', '5.00') + typed('CREDIT', '6.00')), of('ofx'))).toEqual(
      twoThings,
    )
    expect(await amountsOf(ofx(typed('DEBIT', '5.00') + typed('DEBIT', '-6.00')), of('ofx'))).toEqual(
      twoThings,
    )
    expect(await amountsOf(ofx(typed('CREDIT', '5.00')), of('ofx'))).toEqual(['5.00'])
  })
})

describe('a column of currencies that the source does not name', () => {
  test('is held against the currency of the source', async () => {
    const file = (head: string, code: string) => `Date,Amount,Text,${head}\n2026-10-05,1.00,a,${code}`
    for (const head of ['Currency', 'CCY', 'Währung', '币种'])
      expect(await amountsOf(file(head, 'EUR'), csv())).toEqual(['This is not the line’s currency'])
    expect(await amountsOf(file('Currency', 'usd'), csv())).toEqual(['1.00'])
    expect(await amountsOf(file('Currency', ''), csv())).toEqual(['1.00'])
    expect(await amountsOf(file('Original currency', 'EUR'), csv())).toEqual(['1.00'])
  })
})
