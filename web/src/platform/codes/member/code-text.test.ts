import { describe, expect, test } from 'vitest'
import { askedPaymentIn, longestNote, noteIn, payeeTextOf, payQrIn, qrTextOf } from './code-text.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a QR code to be paid by names its member, and no pay code does', () => {
  const uid = '100046'
  const link = payeeTextOf({ uid }, 'https://example.com')
  expect(link).toBe('https://example.com/quickpay?uid=100046')
  expect(askedPaymentIn(link)).toEqual({ uid })
  expect(payQrIn(link)).toBeUndefined()
  expect(askedPaymentIn('https://example.com/quickpay?uid=0x1')).toBeUndefined()
  expect(askedPaymentIn(qrTextOf('data-1', 'https://example.com'))).toBeUndefined()
})

test('a QR code to be paid by names an amount, where it is one', () => {
  const asked = { uid: '100046', currency: 'USD', amount: '12.5' }
  expect(askedPaymentIn(payeeTextOf(asked, 'https://example.com'))).toEqual(asked)
  for (const wrong of [
    'amount=-1&currency=USD',
    'amount=1',
    'amount=1e9&currency=USD',
    'amount=1&currency=%3Cb%3E',
  ])
    expect(askedPaymentIn(`https://example.com/quickpay?uid=100046&${wrong}`)).toEqual({ uid: '100046' })
})

test('a QR code to be paid by carries a note, with an amount or without', () => {
  for (const asked of [
    { uid: '100046', note: '夕食 & taxi = 50%' },
    { uid: '100046', currency: 'USD', amount: '12.5', note: 'Dinner' },
  ])
    expect(askedPaymentIn(payeeTextOf(asked, 'https://example.com'))).toEqual(asked)
})

test('a note is one line of limited length without invisible characters', () => {
  expect(noteIn(' Dinner\non\u2028Friday\u202e\u200b ')).toBe('Dinner on Friday')
  expect(noteIn('🍜'.repeat(longestNote + 1))).toBe('🍜'.repeat(longestNote))
  expect(noteIn('\u0000')).toBe('')
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
