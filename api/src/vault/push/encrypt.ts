import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription: its public key, an uncompressed point of P-256, and its secret. */
export type PushKeys = { readonly p256dh: Buffer; readonly auth: Buffer }

const RECORD_BYTES = 4_096

/** Whether a browser's public key (base64url) is an uncompressed point of P-256: nothing can be sealed for another. */
export const isPushKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return p256dh.startsWith('B')
  } catch {
    return false
  }
}

/** The sender's private key and salt, which are new for each message; given by tests alone. */
type Fresh = { readonly privateKey?: Buffer; readonly salt?: Buffer }

/**
 * A message that the browser with these keys alone can read (RFC 8291): one record of `aes128gcm` (RFC 8188).
 * @throws where the public key is no point of the curve
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: PushKeys,
  { privateKey, salt = randomBytes(16) }: Fresh = {},
): Buffer => {
  const sender = createECDH('prime256v1')
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const own = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own])
  const shared = Buffer.from(hkdfSync('sha256', sender.computeSecret(p256dh), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_BYTES)
  size.writeUInt8(own.length, 4)
  // The byte 2 ends the text of the last record.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]
  return Buffer.concat([salt, size, own, ...sealed, cipher.getAuthTag()])
}
