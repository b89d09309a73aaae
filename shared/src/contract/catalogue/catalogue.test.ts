import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { currencyBody } from './catalogue.ts'

const withPicture = (currency_img: string) =>
  safeParse(currencyBody, { currency_code: 'USD', currency_name: 'US dollar', currency_img, type: 1 }).success

test.each(['', '/icons/usd.svg', 'https://cdn.example/usd.png'])(
  'a currency may have the picture %j',
  given => {
    expect(withPicture(given)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/usd.png',
  'http://cdn.example/usd.png',
  '/\\evil.example',
  'usd.png',
])('a currency has no picture at %j', given => {
  expect(withPicture(given)).toBe(false)
})
