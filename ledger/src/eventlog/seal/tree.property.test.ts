import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consistencyProof, inclusionProof, rootOf } from './proofs.ts'
import { growTree, leaves, naiveRoot } from './testing.ts'
import { leafHash } from './tree-hash.ts'
import { verifyConsistency, verifyInclusion } from './verify-proofs.ts'

const sizes = fc.integer({ min: 1, max: 700 })
const pieces = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 })

/** One byte of one hash is another one. */
const spoilt = (proof: readonly Buffer[], at: number): readonly Buffer[] =>
  proof.map((hash, index) =>
    index === at % proof.length
      ? Buffer.concat([hash.subarray(0, 31), Buffer.of((hash[31] ?? 0) ^ 1)])
      : hash,
  )

describe('a tree in tiles', () => {
  test('has the root that RFC 6962 defines, in whatever pieces it has grown', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async grown => {
        const { all, read } = growTree(...grown)
        expect(await rootOf(all.length, read)).toEqual(naiveRoot(all))
      }),
      { numRuns: 40 },
    )
  })

  test('proves that it holds each of its leaves, and no other one there', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, at, other) => {
        const index = at % size
        const { all, read } = growTree(size)
        const head = { size, root: naiveRoot(all) }
        const proof = await inclusionProof({ index, size }, read)
        const leaf = leafHash(all[index] as Buffer)
        expect(verifyInclusion({ leaf, index, proof }, head)).toBe(true)
        expect(verifyInclusion({ leaf: leafHash(Buffer.from('another')), index, proof }, head)).toBe(false)
        expect(verifyInclusion({ leaf, index: (index + 1) % (size + 1), proof }, head)).toBe(false)
        expect(verifyInclusion({ leaf, index, proof: [...proof, leaf] }, head)).toBe(false)
        if (proof.length > 0)
          expect(verifyInclusion({ leaf, index, proof: spoilt(proof, other) }, head)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('proves that it begins with what it was, and not with anything else', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, at, other) => {
        const oldSize = at % (size + 1)
        const { all, read } = growTree(size)
        const [old, head] = [
          { size: oldSize, root: naiveRoot(all.slice(0, oldSize)) },
          { size, root: naiveRoot(all) },
        ]
        const proof = await consistencyProof({ oldSize, size }, read)
        expect(verifyConsistency(old, head, proof)).toBe(true)
        const rewritten = [...leaves(oldSize).slice(0, -1), Buffer.from('rewritten')]
        if (oldSize > 0)
          expect(verifyConsistency({ size: oldSize, root: naiveRoot(rewritten) }, head, proof)).toBe(false)
        if (proof.length > 0) expect(verifyConsistency(old, head, spoilt(proof, other))).toBe(false)
        if (oldSize < size) expect(verifyConsistency(head, old, proof)).toBe(false)
        expect(verifyConsistency(old, head, [...proof, head.root])).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('of an older size is still there in a newer one’s tiles', async () => {
    const { all, read } = growTree(100, 200, 400)
    for (const size of [0, 1, 99, 100, 255, 256, 257, 511, 512, 700])
      expect(await rootOf(size, read)).toEqual(naiveRoot(all.slice(0, size)))
  })
})
