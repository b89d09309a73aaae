import { writeFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { say, type Word } from '#words'
import { fontOf } from '../../platform/pdf/fonts.ts'
import { balancesPdf, currencyFacts } from './balances-pdf.ts'
import { dayText } from './paper.ts'
import { statementCsvFile } from './statement-csv.ts'
import { type PrintedLine, statementPdf } from './statement-pdf.ts'
import { paperWords } from './words.ts'

const languages = ['en', 'zh', 'sc', 'ja'] as const
const paper = {
  ...{ uid: '100045', name: 'Ada Wong', from: '2026-10-01', to: '2026-10-31', timeZone: 'Asia/Hong_Kong' },
  madeAt: '2026-11-02T08:00:00.000Z',
}
const lineAt = (at: number): PrintedLine => ({
  ...{
    uid: '100045',
    id: `quick-pay-sent:${at}`,
    currency: 'USD',
    kind: 'quick-pay-sent',
    reference: `p${at}`,
  },
  ...{ state: 'done', amount: '-1.00', available_after: `${100 - at}.00`, asked: null, fee: null },
  ...{ counterparty: '100046', counterparty_name: 'Ben', reason: null, details: null, number: at },
  ...{ created_at: '2026-10-10T16:30:00.000Z', booked_at: '2026-10-10T16:30:00.000Z' },
})
const lines = Array.from({ length: 60 }, (_, at) => lineAt(at + 1))
const statement = { ...paper, balances: [{ currency: 'USD', opening: '100.00', closing: '40.00' }], lines }

type Read = { readonly _font: { readonly font: { hasGlyphForCodePoint: (point: number) => boolean } } }
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

describe('papers about an account', () => {
  test.each(languages)('have a character for every word they may print, in %s', async language => {
    const sheet = new PDFDocument().font(await fontOf(language))
    const { font } = (sheet as unknown as Read)._font
    const every: readonly Word<string>[] = Object.values(paperWords)
    const text = every.map(word => say(word, language, {})).join('')
    const missing = [...new Set(text)].filter(
      char => !font.hasGlyphForCodePoint(char.codePointAt(0) as number),
    )
    expect(missing, 'see receipt-pdf/fonts/README.md').toEqual([])
  })

  test.each(languages)('are the same files each time, in %s', async language => {
    const given = { ...statement, language }
    const [one, other] = [await statementPdf(given), await statementPdf(given)]
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/statement-${language}.pdf`, one)
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(pagesOf(one)).toBe(3)
    const at = { number: 7, pockets: [{ currency: 'USD', pocket: 'available', amount: '40.00' }] }
    const balances = await balancesPdf({ ...paper, language, at })
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/balances-${language}.pdf`, balances)
    expect(pagesOf(balances)).toBe(1)
  })

  test('of a holder whose name has a character that the font lacks name the user id alone', async () => {
    const named = await statementPdf({ ...statement, language: 'en', name: 'ཨ་ད' })
    expect(pagesOf(named)).toBe(3)
  })

  test('say days in the words of their language, and a total with the places of its amounts', async () => {
    expect(languages.map(language => dayText('2026-10-01', language))).toEqual([
      '1 October 2026',
      ...['2026年10月1日', '2026年10月1日', '2026年10月1日'],
    ])
    const pockets = [
      { currency: 'BTC', pocket: 'available', amount: '0.35000000' },
      { currency: 'BTC', pocket: 'locked', amount: '0.10000000' },
    ]
    expect(currencyFacts({ ...paper, language: 'en', at: { number: 7, pockets } }, 'BTC').at(-1)).toEqual([
      'Total',
      '0.45000000 BTC',
    ])
  })

  test('as CSV begin with the opening balance and end with the closing one', () => {
    const rows = statementCsvFile({ ...statement, language: 'en' })
      .trimEnd()
      .split('\r\n')
    expect(rows[0]).toBe(
      '\uFEFFCurrency,Date,Kind,Amount,Balance,Fee,Counterparty,Reference,Name of the counterparty',
    )
    expect(rows[1]).toBe('USD,2026-10-01,Opening balance,,100.00,,,,')
    expect(rows[2]).toBe('USD,2026-10-11 00:30,Quick pay sent,-1.00,99.00,,100046,p1,Ben')
    expect(rows.at(-1)).toBe('USD,2026-10-31,Closing balance,,40.00,,,,')
    expect(rows).toHaveLength(63)
  })
})
