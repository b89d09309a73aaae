import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount, email, instant } from './words.ts'

describe('an e-mail address', () => {
  test.each([
    ["O'Brien@example.ie", "o'brien@example.ie"],
    ['first.last+tag@example.co.uk', 'first.last+tag@example.co.uk'],
    ['a_b-c&d@example.com', 'a_b-c&d@example.com'],
    ['x@sub.example.museum', 'x@sub.example.museum'],
    ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
    ['ada@xn--r8jz45g.jp', 'ada@xn--r8jz45g.jp'],
    ['ada@Müller.de', 'ada@xn--mller-kva.de'],
    ['ada@香港銀行.香港', 'ada@xn--j6w007c4ghvlh.xn--j6w193g'],
  ])('is taken as real people have it, with one spelling of its domain: %s', (given, kept) => {
    expect(v.parse(email, given)).toBe(kept)
  })
  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@exa mple.com',
    'ada@1.2.3.4',
    'ada@[127.0.0.1]',
    'a@b@example.com',
    'ada@example.com/x',
    'ada@example.com:25',
    'ada@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    '"a b"@example.com',
    'ada@xn--zz.com-',
  ])('is refused where it cannot be one: %s', given => {
    expect(v.safeParse(email, given).success).toBe(false)
  })
})

test('an amount is taken without the blanks of no width that come along when it is pasted', () => {
  expect(v.parse(amount, '12\u200b.50')).toBe('12.50')
  expect(v.parse(amount, '\u00a012.50\ufeff')).toBe('12.50')
})

describe('an instant', () => {
  test.each([
    ['2026-11-30T10:00:00+08:00', '2026-11-30T02:00:00.000Z'],
    ['2026-11-30T10:00:00+0800', '2026-11-30T02:00:00.000Z'],
    ['2026-11-30T23:30:00-05', '2026-12-01T04:30:00.000Z'],
    ['2026-11-30 10:00:00.5Z', '2026-11-30T10:00:00.500Z'],
  ])('is kept in UTC, however it is given: %s', (given, kept) => {
    expect(v.parse(instant, given)).toBe(kept)
  })
  test.each(['2026-11-30', 'tomorrow', '9999-12-31T23:59:59-23:00'])(
    'is refused where it is none: %s',
    given => {
      expect(v.safeParse(instant, given).success).toBe(false)
    },
  )
})
