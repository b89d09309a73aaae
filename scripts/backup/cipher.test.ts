import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ArchiveFault } from './archive.ts'
import { decrypted, encrypted } from './cipher.ts'

const key = randomBytes(32)
const piece = 64 * 1024
const sealedPiece = piece + 16

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const all = async (parts: AsyncIterable<Buffer>) => {
  const found: Buffer[] = []
  for await (const part of parts) found.push(part)
  return Buffer.concat(found)
}
const seal = (plain: Buffer, size = 10_000) => all(encrypted(inParts(plain, size), key))
const open = (sealed: Buffer, size = 7_000, by = key) => all(decrypted(inParts(sealed, size), by))

describe('private data', () => {
  test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])(
    'of %i bytes comes back as it was',
    async size => {
      const plain = randomBytes(size)
      const sealed = await seal(plain)
      expect(sealed.length).toBe(size + 16 * Math.max(1, Math.ceil(size / piece)))
      expect((await open(sealed)).equals(plain)).toBe(true)
    },
  )

  const plain = randomBytes(2 * piece + 100)
  test.each<[string, (sealed: Buffer) => Buffer]>([
    [
      'a byte altered',
      sealed => Buffer.from(sealed.map((byte, at) => (at === sealedPiece + 5 ? byte ^ 1 : byte))),
    ],
    ['the last piece cut off', sealed => sealed.subarray(0, 2 * sealedPiece)],
    ['the first piece left out', sealed => sealed.subarray(sealedPiece)],
    ['a byte more', sealed => Buffer.concat([sealed, Buffer.alloc(1)])],
    ['nothing left', () => Buffer.alloc(0)],
    [
      'two pieces in each other’s place',
      sealed =>
        Buffer.concat([
          sealed.subarray(sealedPiece, 2 * sealedPiece),
          sealed.subarray(0, sealedPiece),
          sealed.subarray(2 * sealedPiece),
        ]),
    ],
  ])('with %s is refused', async (_, change) => {
    await expect(open(change(await seal(plain)))).rejects.toThrow(ArchiveFault)
  })

  test('names the place, and does not open with another key', async () => {
    const sealed = await seal(plain)
    sealed[sealedPiece] = (sealed[sealedPiece] ?? 0) ^ 1
    await expect(open(sealed)).rejects.toThrow(
      `private.enc is not as it was written, between bytes ${sealedPiece} and ${2 * sealedPiece}`,
    )
    await expect(open(await seal(plain), 7_000, randomBytes(32))).rejects.toThrow(ArchiveFault)
  })
})
