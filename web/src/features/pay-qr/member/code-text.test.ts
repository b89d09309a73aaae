import { describe, expect, test } from 'vitest'
import { payeeIn, payeeTextOf, payQrIn, qrTextOf } from './code-text.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a QR code to be paid by names its member, and no pay code does', () => {
  expect(payeeIn(payeeTextOf('100046', 'https://example.com'))).toBe('100046')
  expect(payQrIn(payeeTextOf('100046', 'https://example.com'))).toBeUndefined()
  expect(payeeIn('https://example.com/quickpay?uid=0x1')).toBeUndefined()
  expect(payeeIn(qrTextOf('data-1', 'https://example.com'))).toBeUndefined()
})

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
