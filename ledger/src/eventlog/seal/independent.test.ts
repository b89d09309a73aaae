import { createPublicKey } from 'node:crypto'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { formatCheckpoint } from './checkpoint.ts'
import { signingKey } from './keys.ts'
import { formatNote, signNote } from './note.ts'
import { inclusionProof, rootOf } from './proofs.ts'
import { growTree } from './testing.ts'

// Code of others: Sigstore's own for checkpoints and inclusion proofs of transparency logs.
const require = createRequire(import.meta.url)
type Entry = {
  readonly canonicalizedBody: Buffer
  readonly inclusionProof: {
    readonly logIndex: string
    readonly hashes: readonly Buffer[]
    readonly checkpoint: { readonly envelope: string }
  }
}
type Head = { readonly origin: string; readonly logSize: bigint; readonly logHash: Buffer }
type Tlog = { readonly logID: Buffer; readonly baseURL: string; readonly publicKey: unknown }
const { verifyCheckpoint } = require('@sigstore/verify/dist/tlog/checkpoint') as {
  verifyCheckpoint: (entry: Entry, logs: readonly Tlog[]) => Head
}
const { verifyMerkleInclusion } = require('@sigstore/verify/dist/tlog/merkle') as {
  verifyMerkleInclusion: (entry: Entry, head: Head) => void
}

const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
const tlog: Tlog = {
  logID: Buffer.from(signer.key.id, 'hex'),
  baseURL: 'https://money.example/log',
  publicKey: createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: signer.key.publicKey.toString('base64url') },
    format: 'jwk',
  }),
}

/** Grown once each: a large tree takes a while. */
const trees = new Map<number, ReturnType<typeof growTree>>()
const treeOf = (size: number) => {
  const tree = trees.get(size) ?? growTree(size)
  trees.set(size, tree)
  return tree
}

test.each([
  [0, 1],
  [1, 2],
  [255, 256],
  [256, 257],
  [0, 70_000],
  [69_999, 70_000],
  [12_345, 70_000],
])('Sigstore’s code finds leaf %i in our checkpoint of %i leaves, and no other', async (index, size) => {
  const { all, read } = treeOf(size)
  const text = formatCheckpoint({ origin: 'money.example/log', size, root: await rootOf(size, read) })
  const entry: Entry = {
    canonicalizedBody: all[index] as Buffer,
    inclusionProof: {
      logIndex: String(index),
      hashes: await inclusionProof({ index, size }, read),
      checkpoint: { envelope: formatNote(text, [signNote(text, signer)]) },
    },
  }
  const head = verifyCheckpoint(entry, [tlog])
  expect(head).toMatchObject({ origin: 'money.example/log', logSize: BigInt(size) })
  expect(() => verifyMerkleInclusion(entry, head)).not.toThrow()
  expect(() => verifyMerkleInclusion({ ...entry, canonicalizedBody: Buffer.from('no') }, head)).toThrow()
})
