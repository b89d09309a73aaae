import { describe, expect, test } from 'vitest'
import { dayOf } from './csv-days.ts'
import { isDay } from './statement-line.ts'

const day = '2026-10-05'

describe('a day of a CSV', () => {
  test.each([
    ['YYYY-MM-DD', '2026-10-05'],
    ['YYYY-MM-DD', '2026/10/5'],
    ['YYYY-MM-DD', '2026.10.05.'],
    ['YYYY-MM-DD', '2026. 10. 05.'],
    ['YYYY-MM-DD', '2026年10月5日'],
    ['YYYY-MM-DD', '2026-10-05T09:30:00+02:00'],
    ['YYYY-MM-DD', '2026-10-05 09:30:00.000'],
    ['DD.MM.YYYY', '05.10.26'],
    ['DD.MM.YYYY', '5. 10. 2026'],
    ['DD/MM/YYYY', '05-10-2026'],
    ['DD/MM/YYYY', '05-10-2026 / 09:30'],
    ['DD/MM/YYYY', '09:30, 05/10/2026'],
    ['DD/MM/YYYY', '05#10#2026'],
    ['MM/DD/YYYY', '10/5/2026 9:30:00 AM'],
    ['YYYYMMDD', '20261005'],
    ['YYYYMMDD', '20261005093000'],
    ['DD MMM YYYY', '5 Oct 26'],
    ['DD MMM YYYY', '05-Oct-2026'],
    ['DD MMM YYYY', '5 Oct, 2026'],
    ['DD MMM YYYY', '05 October 2026 09:30'],
    ['DD MMM YYYY', '5. Okt. 2026'],
    ['DD MMM YYYY', '5 de octubre de 2026'],
    ['DD MMM YYYY', '5 paź 2026'],
    ['DD MMM YYYY', 'Mon 5 Oct 2026'],
    ['MMM DD YYYY', 'Oct 5, 2026'],
    ['MMM DD YYYY', 'October 05 2026'],
  ] as const)('is read as its source says it is written: %s, %s', (format, given) => {
    expect(dayOf(given, format)).toBe(day)
  })
  test.each([
    ['DD MMM YYYY', '5 Foo 2026'],
    ['DD MMM YYYY', '5 10 2026'],
    ['DD/MM/YYYY', '05/10-2026'],
    ['DD/MM/YYYY', '05/10'],
    ['YYYY-MM-DD', '05.10.2026'],
    ['YYYYMMDD', '2026-10-05'],
    ['MMM DD YYYY', '5 Oct 2026'],
  ] as const)('is none in another form: %s, %s', (format, given) => {
    expect(dayOf(given, format)).toBeFalsy()
  })
  test('is none of the calendar where figures are in the other order', () => {
    expect(isDay(dayOf('25/10/2026', 'MM/DD/YYYY') ?? '')).toBe(false)
  })
  test.each([
    ['mars', '03'],
    ['mrt', '03'],
    ['März', '03'],
    ['maj', '05'],
    ['juin', '06'],
    ['août', '08'],
    ['Sept', '09'],
    ['listopada', '11'],
    ['prosince', '12'],
  ])('has its month in the languages of banks: %s', (name, month) => {
    expect(dayOf(`5 ${name} 2026`, 'DD MMM YYYY')).toBe(`2026-${month}-05`)
  })
})
