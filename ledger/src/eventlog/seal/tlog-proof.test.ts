import { describe, expect, test } from 'vitest'
import { formatCheckpoint } from './checkpoint.ts'
import { signingKey } from './keys.ts'
import { cosign, formatNote, signNote } from './note.ts'
import { inclusionProof, rootOf } from './proofs.ts'
import { growTree } from './testing.ts'
import { formatProof, parseProof, verifyProof } from './tlog-proof.ts'

const log = signingKey('example.com/log', 'note', Buffer.alloc(32, 1))
const witness = signingKey('witness.example/w1', 'cosignature', Buffer.alloc(32, 2))

const proofOf = async (index: number, size: number, signer = log) => {
  const { all, read } = growTree(size)
  const text = formatCheckpoint({ origin: 'example.com/log', size, root: await rootOf(size, read) })
  const checkpoint = formatNote(text, [signNote(text, signer), cosign(text, witness, 9)])
  const hashes = await inclusionProof({ index, size }, read)
  return { leaf: all[index] as Buffer, text: formatProof({ index, hashes, checkpoint }) }
}

describe('a .tlog-proof', () => {
  test.each([
    [0, 1],
    [0, 2],
    [255, 256],
    [256, 257],
    [410, 700],
  ])('proves leaf %i of %i by its text alone', async (index, size) => {
    const { leaf, text } = await proofOf(index, size)
    const proven = verifyProof({ leaf, proof: parseProof(text), log: log.key, witnesses: [witness.key] })
    expect(proven).toMatchObject({
      index,
      origin: 'example.com/log',
      tree: { size },
      witnesses: [{ time: 9 }],
    })
    expect(verifyProof({ leaf, proof: parseProof(text), log: log.key }).witnesses).toEqual([])
  })

  test('is refused when any byte of the leaf or of what it proves is another one', async () => {
    const { leaf, text } = await proofOf(410, 700)
    const signed = text.slice(0, text.lastIndexOf('— witness'))
    const check = (changedLeaf: Buffer, changed: string) => () =>
      verifyProof({ leaf: changedLeaf, proof: parseProof(changed), log: log.key })
    expect(check(leaf, signed)).not.toThrow()
    for (let at = 0; at < signed.length; at++) {
      const other = String.fromCharCode(signed.charCodeAt(at) ^ 1)
      expect(check(leaf, signed.slice(0, at) + other + signed.slice(at + 1)), `byte ${at}`).toThrow()
    }
    for (let at = 0; at < leaf.length; at++)
      expect(check(Buffer.from(leaf.map((byte, n) => (n === at ? byte ^ 1 : byte))), signed)).toThrow(
        'not the one that the log has sealed',
      )
  })

  test('is refused by another log’s key, and when the checkpoint is another log’s', async () => {
    const { leaf, text } = await proofOf(0, 3)
    const other = signingKey('example.org/other', 'note', Buffer.alloc(32, 7))
    expect(() => verifyProof({ leaf, proof: parseProof(text), log: other.key })).toThrow('No key')
    const signedByOther = await proofOf(0, 3, other)
    expect(() => verifyProof({ leaf, proof: parseProof(signedByOther.text), log: other.key })).toThrow(
      'The checkpoint is of example.com/log',
    )
  })

  test('that carries more than it has to is read, and written word for word', async () => {
    const { text } = await proofOf(2, 5)
    const proof = { ...parseProof(text), extra: Buffer.from('a hint') }
    expect(parseProof(formatProof(proof))).toEqual(proof)
    expect(formatProof(parseProof(text))).toBe(text)
  })

  test.each([
    ['another first line', 'c2sp.org/tlog-proof@v2\nindex 0\n\nx'],
    ['no index', 'c2sp.org/tlog-proof@v1\n\nx'],
    ['an index with a leading zero', 'c2sp.org/tlog-proof@v1\nindex 01\n\nx'],
    ['a hash that is none', 'c2sp.org/tlog-proof@v1\nindex 1\nAAAA\n\nx'],
  ])('is malformed with %s', (_, text) => {
    expect(() => parseProof(text)).toThrow()
  })
})
