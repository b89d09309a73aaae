import { describe, expect, test } from 'vitest'
import { recogniseEncoding } from './statement-encoding.ts'
import type { StatementEncoding } from './statement-text.ts'

type Decoder = new (label: string, options: object) => { decode: (bytes: Uint8Array) => string }
const { TextDecoder: Decoder } = globalThis as unknown as { readonly TextDecoder: Decoder }
const decode = (label: string, bytes: Uint8Array) => new Decoder(label, { fatal: true }).decode(bytes)
const found = (bytes: readonly number[]) => recogniseEncoding(Uint8Array.from(bytes), decode)

/** The bytes of a text in an encoding of one or two bytes a character: those that it decodes into them. */
const bytesIn = (text: string, label: StatementEncoding): readonly number[] => {
  const known = new Map<string, readonly number[]>()
  const learn = (...bytes: readonly number[]) => {
    try {
      const letter = decode(label, Uint8Array.from(bytes))
      if ([...letter].length === 1 && !known.has(letter)) known.set(letter, bytes)
    } catch {
      // These bytes are no character.
    }
  }
  for (let one = 1; one < 256; one++) learn(one)
  for (let one = 0x81; one < 255; one++) for (let two = 0x40; two < 255; two++) learn(one, two)
  return [...text].flatMap(letter => {
    const bytes = known.get(letter)
    if (!bytes) throw new Error(`${letter} is not in ${label}`)
    return bytes
  })
}

describe('the encoding of the beginning of a file', () => {
  test.each([
    ['windows-1252', 'Datum;Empfänger;Betrag\n05.10.2026;Müller;1,00'],
    ['windows-1250', 'Datum;Částka;Měna;Zůstatek\n05.10.2026;1,00;CZK;2,00'],
    ['windows-1251', 'Дата;Сумма;Остаток\n05.10.2026;1,00;2,00'],
    ['windows-1253', 'Ημερομηνία;Ποσό;Υπόλοιπο\n05/10/2026;1,00;2,00'],
    ['shift_jis', '日付,摘要,入金,出金,残高\n2026/10/05,振込,1000,,5000'],
    ['euc-jp', '日付,摘要,入金,出金,残高\n2026/10/05,振込,1000,,5000'],
    ['gb18030', '交易日期,摘要,收入金额,支出金额,账户余额\n20261005,转账,1.00,,2.00'],
    ['big5', '交易日期,摘要,存入金額,支出金額,帳戶餘額\n20261005,轉帳,1.00,,2.00'],
    ['euc-kr', '거래일자,적요,입금,출금,잔액\n20261005,이체,1000,,2000'],
  ] as const)('is told by its bytes and by the words they make: %s', (label, text) => {
    expect(found(bytesIn(text, label))).toBe(label)
  })
  test('is UTF-8, also where the beginning ends within a character', () => {
    expect(found([0x61, 0xc3, 0xa9, 0x62])).toBe('utf-8')
    expect(found([0x61, 0xc3, 0xa9, 0x62, 0xe4, 0xbd])).toBe('utf-8')
  })
  test('is UTF-16 with its mark and without', () => {
    const wide = [...'Date,Amount\n2026-10-05,1'].flatMap(letter => [letter.codePointAt(0) ?? 0, 0])
    expect(found([0xff, 0xfe, ...wide])).toBe('utf-16le')
    expect(found(wide)).toBe('utf-16le')
    expect(found([0, ...wide.slice(0, -1)])).toBe('utf-16be')
  })
  test('is none where bytes may be several, or are no text', () => {
    expect(found([0xd6, 0xd0, 0xb9, 0xfa, 0xd2, 0xf8, 0xd0, 0xd0])).toBeUndefined()
    expect(found([0x50, 0x4b, 3, 4, 0x14, 0, 0xff, 0xfe, 0x81])).toBeUndefined()
  })
})
