import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactOf, type VapidKey, vapidHeader, vapidKeyOf } from './vapid.ts'

const secretKey = 'a secret of the tests, which is long enough'
const now = new Date('2026-11-30T12:00:00.000Z')
const headerOf = (key: VapidKey) =>
  vapidHeader(key, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    contact: 'mailto:a@b.example',
    now,
  })

const read = (header: string) => {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  return {
    head: JSON.parse(Buffer.from(head, 'base64url').toString()),
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    isSigned: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  }
}

test('a token is signed by the key beside it, and holds for one service and half a day', () => {
  expect(read(headerOf(vapidKeyOf({ pushKey: undefined, secretKey })))).toEqual({
    head: { typ: 'JWT', alg: 'ES256' },
    claims: {
      aud: 'https://fcm.googleapis.com',
      exp: now.getTime() / 1_000 + 12 * 3_600,
      sub: 'mailto:a@b.example',
    },
    isSigned: true,
  })
})

test('a platform has one key, which follows from its secret unless it brings its own', () => {
  const keyOf = (secret: string, pushKey?: string) => vapidKeyOf({ pushKey, secretKey: secret }).publicKey
  expect(keyOf(secretKey)).toBe(keyOf(secretKey))
  expect(keyOf(secretKey)).not.toBe(keyOf(`${secretKey}.`))
  const own = createECDH('prime256v1')
  own.generateKeys()
  const brought = Buffer.concat([Buffer.alloc(32), own.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  expect(keyOf(secretKey, brought)).toBe(own.getPublicKey('base64url'))
  expect(read(headerOf(vapidKeyOf({ pushKey: brought, secretKey }))).isSigned).toBe(true)
})

test('a service complains to the sender of mails', () => {
  expect(contactOf('Strongroom <no-reply@strongroom.example>')).toBe('mailto:no-reply@strongroom.example')
  expect(contactOf(' post@strongroom.example')).toBe('mailto:post@strongroom.example')
})
