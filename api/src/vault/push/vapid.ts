import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import type { Config } from '@strongroom/shared/config'

/** The key by which push services know this platform (RFC 8292). */
export type VapidKey = { readonly publicKey: string; readonly sign: (text: string) => string }

/** Services refuse a token that holds for more than a day. */
const VALID_SECONDS = 12 * 3_600

const curve = 'prime256v1'

/** The platform's key: its own PUSH_KEY, or else one that follows from SECRET_KEY and is therefore kept with it. */
export const vapidKeyOf = ({ pushKey, secretKey }: Pick<Config, 'pushKey' | 'secretKey'>): VapidKey => {
  const pair = createECDH(curve)
  pair.setPrivateKey(pushKey ? Buffer.from(pushKey, 'base64url') : derived(secretKey))
  const point = pair.getPublicKey()
  const key = privateKeyOf(pair.getPrivateKey(), point)
  return {
    publicKey: point.toString('base64url'),
    sign: text => sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  }
}

/** A number from the curve's order on is no key: without its first bit, none is that large. */
const derived = (secretKey: string): Buffer => {
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', 'strongroom web push', 32))
  bytes.writeUInt8(bytes.readUInt8() & 0x7f)
  return bytes
}

const privateKeyOf = (d: Buffer, point: Buffer): KeyObject => {
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  // A short key comes without its leading zeros, which the form of a JWK demands.
  const padded = Buffer.concat([Buffer.alloc(32 - d.length), d]).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: padded }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The `Authorization` of a message: a token for one service alone, with the address to which it can complain. */
export const vapidHeader = (
  { publicKey, sign }: VapidKey,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): string => {
  const exp = Math.floor(now.getTime() / 1_000) + VALID_SECONDS
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  return `vapid t=${text}.${sign(text)}, k=${publicKey}`
}

/** Where a push service can write to: the address that mails come from. */
export const contactOf = (mailFrom: string): string =>
  `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`
