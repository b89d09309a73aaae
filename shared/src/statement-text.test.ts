import { describe, expect, test } from 'vitest'
import { statementText } from './statement-text.ts'

type Decoder = new (label: string, options: object) => { decode: (bytes: Uint8Array) => string }
const { TextDecoder: Decoder } = globalThis as unknown as { readonly TextDecoder: Decoder }
const textOf = (...bytes: readonly (number | string)[]) =>
  statementText(
    Uint8Array.from(
      bytes.flatMap(each =>
        typeof each === 'number' ? [each] : [...each].map(letter => letter.codePointAt(0) ?? 0),
      ),
    ),
    (label, given) => new Decoder(label, { fatal: true }).decode(given),
  )

describe('the text of a statement’s file', () => {
  test('is UTF-8, also where its head says another alphabet', () => {
    expect(textOf(0xef, 0xbb, 0xbf, 'a')).toBe('a')
    expect(textOf('<?xml version="1.0" encoding="ISO-8859-1"?>', 0xc3, 0xa9)).toMatch(/é$/)
  })
  test('is UTF-16 where a mark says so, and none without the mark', () => {
    expect(textOf(0xff, 0xfe, 'a', 0, 0xe9, 0)).toBe('aé')
    expect(textOf(0xfe, 0xff, 0, 'a')).toBe('a')
    expect(textOf('a', 0, 'b', 0)).toBeUndefined()
  })
  test('is what the head names', () => {
    expect(textOf('<?xml version="1.0" encoding="ISO-8859-1"?>', 0xe9, 'a')).toMatch(/éa$/)
    expect(textOf('<?xml version="1.0" encoding="GBK"?>', 0xd6, 0xd0)).toMatch(/中$/)
    expect(textOf('OFXHEADER:100\nENCODING:USASCII\nCHARSET:932\n', 0x93, 0xfa)).toMatch(/日$/)
    expect(textOf('<?xml version="1.0" encoding="no-such"?>', 0xe9, 'a')).toBeUndefined()
  })
  test('is the alphabet of old Windows where the bytes can be that, and no mixture of letters where they cannot', () => {
    expect(textOf('Caf', 0xe9, ' M', 0xfc, 'ller ', 0x80)).toBe('Café Müller €')
    // Chinese in GBK, Japanese in Shift_JIS, and an archive.
    expect(textOf(0xd6, 0xd0, 0xb9, 0xfa, 0xd2, 0xf8, 0xd0, 0xd0)).toBeUndefined()
    expect(textOf(0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x81, 0x5b)).toBeUndefined()
    expect(textOf('PK', 3, 4, 0x14, 0, 0xff)).toBeUndefined()
  })
})
