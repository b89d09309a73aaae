import { describe, expect, test } from 'vitest'
import { payQrIn, qrTextOf } from './code-text.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the text of a pay code’s QR code', () => {
  test('is read back from its address, in any language, and from the bare id', () => {
    expect(payQrIn(qrTextOf(id, 'https://pay.example'))).toBe(id)
    expect(payQrIn(`https://pay.example/ja/qrscan?code=${id}`)).toBe(id)
    expect(payQrIn(` ${id}\n`)).toBe(id)
  })
  test.each([
    'https://pay.example/?code=x',
    'https://pay.example/qrscan',
    'WIFI:S:net;;',
    '',
    'bitcoin:1x?a=b',
  ])('is nothing in %j', text => {
    expect(payQrIn(text)).toBeUndefined()
  })
})
