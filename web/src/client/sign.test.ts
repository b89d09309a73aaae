import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hmacSha256 } from './hmac-sha256.ts'
import { signedHeaders } from './sign.ts'

const session = { sessionKey: 'key-of-ada', email: 'ada@example.com', role: 'member' } as const
const signature = createHmac('sha256', 'key-of-ada').update('ada@example.com1763733600000').digest('hex')

afterEach(() => vi.unstubAllGlobals())

describe('signedHeaders', () => {
  test('signs e-mail and tonce with the session key', async () => {
    expect(await signedHeaders(session, 1763733600000)).toEqual({
      'X-Email': 'ada@example.com',
      'X-Tonce': '1763733600000',
      'X-Signature': signature,
      Authorization: 'Session key-of-ada',
    })
  })

  test('signs the same where the browser withholds crypto.subtle', async () => {
    vi.stubGlobal('crypto', {})
    expect((await signedHeaders(session, 1763733600000))['X-Signature']).toBe(signature)
  })
})

describe('HMAC-SHA256 in plain JavaScript', () => {
  test.each([1, 63, 64, 65, 200])('with a key of %i bytes agrees with OpenSSL', length => {
    const key = Uint8Array.from({ length }, (_, i) => i & 255)
    const message = new TextEncoder().encode('ada@example.com')
    expect(Buffer.from(hmacSha256(key, message))).toEqual(createHmac('sha256', key).update(message).digest())
  })
})
