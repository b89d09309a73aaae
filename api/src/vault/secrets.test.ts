import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashSecret, hmacWith, verifySecret } from './secrets.ts'

describe('a hash of a secret', () => {
  test("has the product's cost, of which the least is what OWASP names", async () => {
    const hash = await hashSecret('Strongroom-demo-1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await verifySecret('Strongroom-demo-1', hash)).toBe(true)
    expect(await verifySecret('Strongroom-demo-2', hash)).toBe(false)
  })
})

describe('an HMAC', () => {
  // Those of RFC 4231 whose key and text are text.
  test.each([
    ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
  ])('is that of RFC 4231', (key, text, expected) => {
    expect(hmacWith(key)(text)).toBe(expected)
  })

  test.each([0, 1, 63, 64, 65, 200])('is that of Node with a key of %i characters', length => {
    const key = 'k'.repeat(length)
    const hmac = hmacWith(key)
    for (const text of ['', 'a', 'a@b.c1700000000000', 'é€😀', 'x'.repeat(1_000), 'a', 'a', 'b'])
      expect(hmac(text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
  })
})
