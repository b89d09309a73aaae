import { describe, expect, test } from 'vitest'
import {
  formatAddCheckpoint,
  judgeCheckpoint,
  parseAddCheckpoint,
  type WatchedLog,
} from './add-checkpoint.ts'
import { formatCheckpoint } from './checkpoint.ts'
import { signingKey } from './keys.ts'
import { formatNote, signNote } from './note.ts'
import { consistencyProof, rootOf } from './proofs.ts'
import { growTree, leaves, naiveRoot } from './testing.ts'
import { emptyRoot } from './tree-hash.ts'

const origin = 'example.com/log'
const log = signingKey(origin, 'note', Buffer.alloc(32, 1))
const watched = (size: number, root = naiveRoot(leaves(size))): WatchedLog => ({
  origin,
  keys: [log.key],
  last: { size, root },
})

/** A request to cosign the tree of `size` leaves, after one of `oldSize`. */
const request = async (oldSize: number, size: number, { by = log, from = origin } = {}) => {
  const { read } = growTree(size)
  const text = formatCheckpoint({ origin: from, size, root: await rootOf(size, read) })
  const proof = oldSize > size ? [] : await consistencyProof({ oldSize, size }, read)
  return formatAddCheckpoint({ oldSize, proof, checkpoint: formatNote(text, [signNote(text, by)]) })
}
const judge = (body: string, last: WatchedLog) =>
  judgeCheckpoint(parseAddCheckpoint(body), name => (name === last.origin ? last : undefined))

describe('a witness', () => {
  test.each([
    [0, 5],
    [5, 5],
    [5, 300],
  ])('cosigns a tree that has grown from %i to %i leaves', async (oldSize, size) => {
    expect(judge(await request(oldSize, size), watched(oldSize))).toMatchObject({
      kind: 'cosign',
      tree: { size, root: naiveRoot(leaves(size)) },
      text: expect.stringContaining(`${origin}\n${size}\n`),
    })
  })

  test('does not know every log, and not every key', async () => {
    expect(judge(await request(0, 3, { from: 'example.com/x' }), watched(0))).toEqual({
      kind: 'refuse',
      status: 404,
    })
    const other = signingKey(origin, 'note', Buffer.alloc(32, 8))
    expect(judge(await request(0, 3, { by: other }), watched(0))).toEqual({ kind: 'refuse', status: 403 })
  })

  test('refuses an old size above the new', async () => {
    expect(judge(await request(4, 3), watched(4))).toEqual({ kind: 'refuse', status: 400 })
  })

  test('says how far it knows the log when it is asked from elsewhere, also when the log has gone back', async () => {
    expect(judge(await request(3, 8), watched(5))).toEqual({ kind: 'conflict', size: 5 })
    expect(judge(await request(3, 4), watched(5))).toEqual({ kind: 'conflict', size: 5 })
  })

  test('refuses a log written anew, longer or as long', async () => {
    const rewritten = naiveRoot(leaves(6).slice(1))
    expect(judge(await request(5, 8), watched(5, rewritten))).toEqual({ kind: 'refuse', status: 422 })
    expect(judge(await request(5, 5), watched(5, rewritten))).toEqual({ kind: 'refuse', status: 422 })
    expect(judge(await request(0, 5), watched(0, emptyRoot))).toMatchObject({ kind: 'cosign' })
  })

  test.each([
    ['no old size', 'older 3\n\nx'],
    ['an old size with a leading zero', 'old 03\n\nx'],
    ['more than 63 hashes', `old 3\n${`${emptyRoot.toString('base64')}\n`.repeat(64)}\nx`],
    ['no checkpoint', 'old 3\n'],
  ])('takes no request with %s', (_, body) => {
    expect(() => judge(body, watched(3))).toThrow()
  })
})
