import { isKeyName, type SigningKey, type VerifierKey } from './keys.ts'

/** One signature line of a note. `id` is eight hex digits. */
export type SignatureLine = { readonly name: string; readonly id: string; readonly signature: Buffer }

/** A signed note (C2SP signed-note). `text` ends with its newline. Nothing in it is to be believed before `openNote`. */
export type Note = { readonly text: string; readonly signatures: readonly SignatureLine[] }

/** A signature that holds. `time` (seconds since 1970) is when a cosigner signed. */
export type Signed = { readonly key: VerifierKey; readonly time?: number }

/** A text that is no note, no checkpoint or no proof. */
export class MalformedNote extends Error {
  override readonly name = 'MalformedNote'
}

/** A note that a known key has not signed, or has signed otherwise. */
export class UntrustedNote extends Error {
  override readonly name = 'UntrustedNote'
  readonly why: 'no-known-key' | 'bad-signature'
  constructor(why: UntrustedNote['why'], message: string) {
    super(message)
    this.why = why
  }
}

const dash = '\u2014'
const idBytes = 4
/** More than any honest note has; the specification asks for sixteen at least. */
const mostSignatures = 64

/** A note's text, with its last newline, as signature lines. */
export const formatNote = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`

const signatureLine = ({ key }: SigningKey, signature: Buffer): string =>
  `${dash} ${key.name} ${Buffer.concat([Buffer.from(key.id, 'hex'), signature]).toString('base64')}\n`

/** The line by which a key of kind `note` signs a text. */
export const signNote = (text: string, signer: SigningKey): string =>
  signatureLine(signer, signer.sign(Buffer.from(text)))

/** The line by which a witness says that it has seen a checkpoint at a time, whole seconds since 1970 (cosignature/v1). */
export const cosign = (text: string, signer: SigningKey, time: number): string =>
  signatureLine(signer, Buffer.concat([timeBytes(time), signer.sign(cosigned(text, time))]))

const timeBytes = (time: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(time))
  return bytes
}

const cosigned = (text: string, time: number | bigint): Buffer =>
  Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)

/** A control character that is no newline. */
const hasControls = /(?!\n)\p{Cc}/u

/** Takes a note apart. Throws `MalformedNote`. */
export const parseNote = (note: string): Note => {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || hasControls.test(note) || !note.isWellFormed())
    throw new MalformedNote('a note is a text, an empty line, and lines of signatures')
  return { text: note.slice(0, end + 1), signatures: parseSignatures(note.slice(end + 2)) }
}

/** Reads lines of signatures, each with its newline; one at least. Throws `MalformedNote`. */
export const parseSignatures = (lines: string): readonly SignatureLine[] => {
  const all = lines.split('\n')
  if (all.pop() !== '' || all.length === 0 || all.length > mostSignatures)
    throw new MalformedNote('signatures stand on lines of their own, one at least, each with its newline')
  return all.map(parseSignature)
}

const parseSignature = (line: string): SignatureLine => {
  const [mark, name = '', encoded = '', ...more] = line.split(' ')
  const bytes = Buffer.from(encoded, 'base64')
  const isLine =
    mark === dash &&
    isKeyName(name) &&
    more.length === 0 &&
    bytes.length > idBytes &&
    bytes.toString('base64') === encoded
  if (!isLine) throw new MalformedNote('a signature is a dash, the name of a key, and base64')
  return { name, id: bytes.toString('hex', 0, idBytes), signature: bytes.subarray(idBytes) }
}

/**
 * Which of the known keys have signed a note. Signatures of others are passed over; throws `UntrustedNote` when one by a
 * known key does not hold, or none is by a known key.
 */
export const openNote = (note: Note, keys: readonly VerifierKey[]): readonly Signed[] => {
  const signed = note.signatures.flatMap(line => {
    const key = keys.find(({ name, id }) => name === line.name && id === line.id)
    return key ? [verified(note.text, key, line.signature)] : []
  })
  if (signed.length > 0) return signed
  throw new UntrustedNote('no-known-key', 'No key that is known here has signed it')
}

const verified = (text: string, key: VerifierKey, signature: Buffer): Signed => {
  const found = key.kind === 'note' ? verifiedNote(text, key, signature) : verifiedTime(text, key, signature)
  if (found) return found
  throw new UntrustedNote('bad-signature', `The signature of ${key.name} does not fit the text`)
}

const verifiedNote = (text: string, key: VerifierKey, signature: Buffer): Signed | undefined =>
  key.verifies(Buffer.from(text), signature) ? { key } : undefined

const verifiedTime = (text: string, key: VerifierKey, signature: Buffer): Signed | undefined => {
  if (signature.length < 8) return undefined
  const time = signature.readBigUInt64BE()
  return key.verifies(cosigned(text, time), signature.subarray(8)) ? { key, time: Number(time) } : undefined
}
