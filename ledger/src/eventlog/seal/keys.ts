import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { keysOf } from '@strongroom/shared'

/** The content that a key signs: notes as they are (C2SP signed-note), or checkpoints with the time (C2SP tlog-cosignature). */
export type KeyKind = 'note' | 'cosignature'

/** A public key to verify signatures with. `line` is the vkey, `<name>+<id>+<base64>`; `id` is eight hex digits. */
export type VerifierKey = {
  readonly name: string
  readonly id: string
  readonly kind: KeyKind
  readonly line: string
  readonly verifies: (message: Uint8Array, signature: Uint8Array) => boolean
  /** Whether another name stands before the same public key. */
  readonly isSameKey: (other: VerifierKey) => boolean
  readonly publicKey: Buffer
}

/** A private key and its public one. */
export type SigningKey = {
  readonly key: VerifierKey
  /** An Ed25519 signature, 64 bytes. */
  readonly sign: (message: Uint8Array) => Buffer
}

/** A key or a key's name that is not written as C2SP signed-note says. */
export class MalformedKey extends Error {
  override readonly name = 'MalformedKey'
}

const types: Readonly<Record<KeyKind, number>> = { note: 0x01, cosignature: 0x04 }
const keyBytes = 32

/** The DER prefix of the 32 bytes of an Ed25519 key: of a public key, of a private one. */
const derOf = {
  spki: Buffer.from('302a300506032b6570032100', 'hex'),
  pkcs8: Buffer.from('302e020100300506032b657004220420', 'hex'),
} as const

/** Non-empty, without spaces, plus signs, or control characters. */
export const isKeyName = (name: string): boolean => /^[^\s+\p{Cc}]+$/u.test(name)

/** Makes a verifier key out of the 32 bytes of an Ed25519 public key. */
export const verifierKey = (name: string, kind: KeyKind, publicKey: Buffer): VerifierKey => {
  if (!isKeyName(name)) throw new MalformedKey('the name of a key must have no spaces and no plus sign')
  const typed = Buffer.concat([Buffer.of(types[kind]), publicKey])
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'hex').slice(0, 8)
  const object = createPublicKey({
    key: Buffer.concat([derOf.spki, publicKey]),
    format: 'der',
    type: 'spki',
  })
  return {
    name,
    id,
    kind,
    publicKey,
    line: `${name}+${id}+${typed.toString('base64')}`,
    verifies: (message, signature) => verify(null, message, object, signature),
    isSameKey: other => other.publicKey.equals(publicKey),
  }
}

const lineForm = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/

/** Reads a vkey line. Throws `MalformedKey` when it is none, of a type not known here, or its id is not its key's. */
export const parseVerifierKey = (line: string): VerifierKey => {
  const [, name = '', id, encoded = ''] = lineForm.exec(line.trim()) ?? []
  const typed = Buffer.from(encoded, 'base64')
  const kind = keysOf(types).find(each => types[each] === typed[0])
  if (!kind || typed.length !== 1 + keyBytes)
    throw new MalformedKey('a key is written <name>+<8 hexadecimal digits>+<base64 of an Ed25519 key>')
  const key = verifierKey(name, kind, typed.subarray(1))
  if (key.id !== id) throw new MalformedKey(`the id of the key ${name} is not ${id}`)
  return key
}

/** The 32 bytes of a secret that is written in base64url, or as 64 hexadecimal digits. */
export const secretBytes = (text: string): Buffer =>
  Buffer.from(text, text.length === 2 * keyBytes ? 'hex' : 'base64url')

/** Makes the keys of a name out of 32 secret bytes. */
export const signingKey = (name: string, kind: KeyKind, seed: Uint8Array): SigningKey => {
  if (seed.length !== keyBytes) throw new MalformedKey(`a secret key has ${keyBytes} bytes`)
  const secret = createPrivateKey({
    key: Buffer.concat([derOf.pkcs8, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return {
    key: verifierKey(name, kind, publicKeyOf(secret)),
    sign: message => sign(null, message, secret),
  }
}

const publicKeyOf = (secret: KeyObject): Buffer =>
  createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(derOf.spki.length)
