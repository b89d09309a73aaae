import { describe, expect, test } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV', () => {
  test('separates cells by commas, and quotes those that hold one, a quote or a new line', () => {
    expect(csvLine(['a', 'b,c', 'say "d"', 'e\nf'])).toBe('a,"b,c","say ""d""","e\nf"\r\n')
  })

  test('has an empty cell for what is missing, and JSON for what has parts', () => {
    expect(csvLine([undefined, null, '', 0, { a: 1 }])).toBe(',,,0,"{""a"":1}"\r\n')
  })

  test.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '-',
    '--1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A',
  ])('holds no formula: %j', text => {
    expect(csvLine([text])).toMatch(/^"?'/)
  })

  test.each(['-12.50', '0', '-1', '12.000000', 'a=b', 'a@example.com'])('leaves %s as it is', text => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })
})
