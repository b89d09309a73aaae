import { createCipheriv, createDecipheriv } from 'node:crypto'
import { ArchiveFault, archiveFiles } from './archive.ts'

/** Plain bytes in a piece. Each is sealed on its own, so that neither side ever holds more than one. */
const pieceBytes = 64 * 1024
const tagBytes = 16
const algorithm = 'aes-256-gcm'

export type Bytes = AsyncIterable<Uint8Array>

/**
 * Encrypts a stream as age does (STREAM): pieces of 64 KiB, each with AES-256-GCM, under a nonce of its number and whether it
 * is the last. So no piece can be changed, moved, left out, or cut off the end. A key is used for one stream only.
 */
export async function* encrypted(plain: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, number, isLast } of pieces(plain, pieceBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts what `encrypted` made. Throws `ArchiveFault` at the first piece that is not as it was written. */
export async function* decrypted(sealed: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, number, isLast } of pieces(sealed, pieceBytes + tagBytes)) {
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast), { authTagLength: tagBytes })
    const end = bytes.length - tagBytes
    try {
      decipher.setAuthTag(bytes.subarray(end))
      yield Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
    } catch {
      const from = number * (pieceBytes + tagBytes)
      throw new ArchiveFault(
        archiveFiles.private,
        `is not as it was written, between bytes ${from} and ${from + bytes.length}`,
      )
    }
  }
}

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

type Piece = { readonly bytes: Buffer; readonly number: number; readonly isLast: boolean }

/** A stream in pieces of one size; the last may be shorter, and is there even if the stream is empty. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<Piece> {
  let held = Buffer.alloc(0)
  let number = 0
  for await (const part of source) {
    held = held.length === 0 ? Buffer.from(part) : Buffer.concat([held, part])
    // One that is exactly full waits: it may be the last.
    for (; held.length > size; held = held.subarray(size))
      yield { bytes: held.subarray(0, size), number: number++, isLast: false }
  }
  yield { bytes: held, number, isLast: true }
}
