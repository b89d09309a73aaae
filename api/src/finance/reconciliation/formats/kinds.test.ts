import { describe, expect, test } from 'vitest'
import {
  amountsOf,
  balance,
  camt,
  csv,
  entry,
  message,
  of,
  ofx,
  rows,
  transaction,
} from '../../testing/statement-files.suite.ts'
import { readStatement } from './read-statement.ts'

// Ways in which a file may be taken wrong, and in which formats: each is refused with its line, or taken as it is meant.

describe('an amount finer than its currency', () => {
  const finer = [expect.stringMatching(/more decimal places/)]
  test.each(['1.234', '1.650', '12.340', '0.001', '1,234.567'])('is refused in a CSV: %s', async amount => {
    expect(await amountsOf(rows(`2026-10-05,"${amount}",a`), csv())).toEqual(finer)
  })
  test.each([
    ['8.95000', '8.95000'],
    ['1234.500', '1234.500'],
    ['0.950', '0.950'],
  ])('is none with zeros behind: %s', async (given, read) => {
    expect(await amountsOf(rows(`2026-10-05,${given},a`), csv())).toEqual([read])
  })
  test('is measured by the currency of the line, as the books and its country have it', async () => {
    const file = 'Date,Amount,Text,Currency\n2026-10-05,1.234,a,USDC'
    const mapping = { currency: 'Currency' }
    expect(await amountsOf(file, csv(mapping, { places: { USDC: 6 } }))).toEqual(['1.234'])
    for (const currency of ['JPY', 'EUR'])
      expect(await amountsOf(file.replace('USDC', currency), csv(mapping, { places: { JPY: 2 } }))).toEqual(
        finer,
      )
  })
  test('is refused in the other formats too', async () => {
    expect(await amountsOf(camt(entry('1.234')), of('camt053'))).toEqual(finer)
    const line = ':61:261005C1,234NTRFx\n'
    expect(await amountsOf(message('1,', '2,234', line), of('mt940'))).toEqual(finer)
    expect(await amountsOf(ofx(transaction('').replace('<TRNAMT>1', '<TRNAMT>1,650')), of('ofx'))).toEqual(
      finer,
    )
  })
})

describe('an amount as people write it', () => {
  test.each([
    ['(30.00)', '-30.00'],
    ['"$1,400.00"', '1400.00'],
    ['-$5.00', '-5.00'],
    ['$-5.00', '-5.00'],
    ['USD 5.00', '5.00'],
    ['50.00-', '-50.00'],
    ['\u221250.00', '-50.00'],
    ['1\u202f234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['.50', '0.50'],
    ['-0.00', '0.00'],
  ])('is read: %s', async (given, read) => {
    expect(await amountsOf(rows(`2026-10-05,${given},a`), csv())).toEqual([read])
  })
  test.each([
    '--5',
    '-5-',
    '(-5)',
    '€5.00',
    'EUR 5',
    '5 000 00',
    '1,23.45',
    '12,50',
    '1.2.3',
    '5 USD 6',
    '$',
  ])('is refused: %s', async given => {
    const { lines, problems } = await readStatement(rows(`2026-10-05,"${given}",a`), csv())
    expect([lines, problems.length]).toEqual([[], 1])
    expect(problems[0]).toMatchObject({ line: 2, field: 'Amount', found: expect.stringContaining(given) })
  })
})

describe('a CSV with a word for the way of the money', () => {
  const file = (...ways: readonly string[]) =>
    ['Date,Amount,Text,Way', ...ways.map((way, at) => `2026-10-05,${at + 1}.00,a,${way}`)].join('\n')
  const named = { direction: 'Way', direction_in: 'in', direction_out: 'out' }
  test('takes the word that its source names', async () => {
    expect(await amountsOf(file('in', 'out'), csv(named))).toEqual(['1.00', '-2.00'])
    expect(await amountsOf(file('in', 'away'), csv(named))).toEqual([
      'Neither the word for money in nor the one for money out',
    ])
  })
  test('refuses a sign that says the other way', async () => {
    const signed = file('out', 'in').replace('2.00', '-2.00')
    expect(await amountsOf(signed, csv(named))).toEqual([
      'The sign of the amount and the word beside it say two things',
    ])
    expect(await amountsOf(file('out', 'in').replace('1.00', '-1.00'), csv(named))).toEqual(['-1.00', '2.00'])
  })
  test.each([
    ['Af', 'Bij'],
    ['Soll', 'Haben'],
    ['DBIT', 'CRDT'],
    ['Dr', 'Cr'],
    ['出金', '入金'],
    ['支出', '收入'],
    ['Ausgang', 'Eingang'],
    ['Paid out', 'Paid in'],
    ['Uscita', 'Entrata'],
  ])('knows %s and %s by themselves', async (out, into) => {
    expect(await amountsOf(file(into, out, out), csv())).toEqual(['1.00', '-2.00', '-3.00'])
    // Where amounts have signs, words and signs have to say the same.
    expect(await amountsOf(file(into, out).replace('2.00', '-2.00'), csv())).toEqual(['1.00', '-2.00'])
    expect(await amountsOf(file(into, out, out).replace('2.00', '-2.00'), csv())).toEqual([
      'The sign of the amount and the word beside it say two things',
    ])
  })
  test('is refused where a column may be such a one and may not, unless the source says that it is none', async () => {
    const question = [expect.stringMatching(/^This column may say which way/)]
    expect(await amountsOf(file('debit', 'credit'), csv())).toEqual(question)
    expect(await amountsOf(file('D', 'D'), csv())).toEqual(question)
    expect(await amountsOf(file('Af', 'Bij'), csv({}, { inverted: true }))).toEqual(question)
    expect(await amountsOf(file('debit', 'credit'), csv({ direction: '-' }))).toEqual(['1.00', '2.00'])
    expect(await amountsOf(file('debit', 'credit').replace('Way', 'Debit/Credit'), csv())).toEqual([
      '-1.00',
      '2.00',
    ])
    expect(await amountsOf(file('shop', 'debit'), csv())).toEqual(['1.00', '2.00'])
    expect(await amountsOf(file('sent', 'received'), csv())).toEqual(question)
  })
})

describe('columns of money in and out', () => {
  const mapping = { amount: undefined, money_in: 'In', money_out: 'Out' }
  const file = (into: string, out: string) => `Date,In,Out,Text\n2026-10-05,${into},${out},a`
  test('have amounts above zero', async () => {
    expect(await amountsOf(file('', '8.01'), csv(mapping))).toEqual(['-8.01'])
    expect(await amountsOf(file('8.01', '0.00'), csv(mapping))).toEqual(['8.01'])
    for (const [into, out] of [
      ['', '-8.01'],
      ['-8.01', ''],
    ] as const)
      expect(await amountsOf(file(into, out), csv(mapping))).toEqual([
        expect.stringMatching(/^An amount below zero/),
      ])
    expect(await amountsOf(file('1', '2'), csv(mapping))).toEqual([
      'Money in and money out stand in one line',
    ])
  })
  test('may have a minus before all money out, where the source says so', async () => {
    const minus = { ...mapping, out_minus: 1 }
    expect(await amountsOf(file('', '-8.01'), csv(minus))).toEqual(['-8.01'])
    expect(await amountsOf(file('', '8.01'), csv(minus))).toEqual([
      expect.stringMatching(/^An amount below zero/),
    ])
  })
})

describe('two columns of one name', () => {
  test('are refused where the source names them', async () => {
    const { problems } = await readStatement('Date,Amount,Text,Amount\n2026-10-05,1,a,2', csv())
    expect(problems).toMatchObject([{ line: 1, field: 'Amount', found: 'Date,Amount,Text,Amount' }])
    expect(await amountsOf('Date,Amount,Text,,\n2026-10-05,1,a,,', csv())).toEqual(['1'])
  })
})

describe('a message that is cut, or follows another', () => {
  const line = ':61:261005C1,NTRFx\n'
  test('has to have its closing balance', async () => {
    expect(await amountsOf(message('1,', undefined, line), of('mt940'))).toEqual([
      expect.stringMatching(/no closing balance/),
    ])
    expect(await amountsOf(message('1,', undefined, line) + message('5,', '5,'), of('mt940'))).toHaveLength(1)
  })
  test('has nothing of the one before: neither balance nor currency', async () => {
    const second = `:20:B\n:25:2\n${line}-\n`
    expect(await amountsOf(message('1,', '2,', line) + second, of('mt940'))).toEqual([
      expect.stringMatching(/no opening balance/),
    ])
    const behind = message('1,', '2,', line).replace('-\n', `${line}-\n`)
    expect(await amountsOf(behind, of('mt940'))).toEqual(['This line stands outside of a statement'])
  })
})

describe('what a file says about itself', () => {
  test('are numbers and sums of entries', async () => {
    const summary = (count: string, sum: string) =>
      `<TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></TtlNtries></TxsSummry>`
    const file = (count: string, sum: string) => camt(summary(count, sum) + entry('1') + entry('2'))
    expect(await amountsOf(file('2', '3'), of('camt053'))).toEqual(['1', '2'])
    expect(await amountsOf(file('3', '3'), of('camt053'))).toEqual([
      expect.stringMatching(/the number of entries/),
    ])
    expect(await amountsOf(file('2', '4'), of('camt053'))).toEqual([expect.stringMatching(/the total/)])
    const mt = message('1,', '2,', ':61:261005C1,NTRFx\n').replace('-\n', ':90C:2USD1,\n-\n')
    expect(await amountsOf(mt, of('mt940'))).toEqual([expect.stringMatching(/the number of entries/)])
  })
  test('are the balances of its statements, one after the other, in either order', async () => {
    const first = balance('OPBD', '1') + balance('CLBD', '2') + entry('1')
    const second = balance('OPBD', '2') + balance('CLBD', '4') + entry('2')
    const third = balance('OPBD', '4') + balance('CLBD', '7') + entry('3')
    expect(await amountsOf(camt(first, second, third), of('camt053'))).toEqual(['1', '2', '3'])
    expect(await amountsOf(camt(third, second, first), of('camt053'))).toEqual(['3', '2', '1'])
    for (const file of [camt(first, third), camt(first, first)])
      expect(await amountsOf(file, of('camt053'))).toEqual([expect.stringMatching(/^This opening balance/)])
    expect(await amountsOf(message('1,', '2,', ':61:261005C1,NTRFx\n').repeat(2), of('mt940'))).toEqual([
      expect.stringMatching(/^This opening balance/),
    ])
  })
  test('is a column of balances, from the oldest row or from the newest', async () => {
    const file = (...all: readonly string[]) => ['Date,Amount,Balance,Text', ...all].join('\n')
    const all = ['2026-10-05,10,110,a', '2026-10-06,-5,105,b', '2026-10-07,1,106,c']
    expect(await amountsOf(file(...all), csv())).toEqual(['10', '-5', '1'])
    expect(await amountsOf(file(...all.toReversed()), csv())).toEqual(['1', '-5', '10'])
    const { problems } = await readStatement(file(...all.toSpliced(1, 1)), csv())
    expect(problems).toMatchObject([
      { line: 3, field: 'Balance', found: '2026-10-07,1,106,c', expected: '111' },
    ])
    expect(await amountsOf(file(...all.toSpliced(1, 1)), csv({ balance: '-' }))).toEqual(['10', '1'])
  })
})

describe('an entry that is not booked', () => {
  test('is left out, and said', async () => {
    for (const status of ['<Cd>PDNG</Cd>', '<Prtry>PENDING</Prtry>', '<Cd>INFO</Cd>', 'PDNG']) {
      const file = camt(entry('1') + entry('2', `<Sts>${status}</Sts>`))
      const { lines, notices } = await readStatement(file, of('camt053'))
      expect([lines.length, notices]).toMatchObject([
        1,
        [{ field: 'Sts', message: 'Not booked yet: left out' }],
      ])
    }
    expect(await amountsOf(camt(entry('1', '<Sts>BOOK</Sts>')), of('camt053'))).toEqual(['1'])
    const file = 'Date,Amount,Text,Status\n2026-10-05,1,a,Completed\n2026-10-06,2,b,Pending'
    const { lines, notices } = await readStatement(file, csv())
    expect([lines.length, notices]).toMatchObject([1, [{ line: 3, field: 'Status', found: 'Pending' }]])
  })
})
