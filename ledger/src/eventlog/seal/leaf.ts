import { hash } from 'node:crypto'
import { type EventTexts, hashedText } from '../chain.ts'
import type { Hash } from './tree-hash.ts'

/**
 * The leaf of an event: exactly the bytes that its hash is made of, so that the holder of an event can make its leaf, and the
 * holder of a leaf has the event's content, its stream, and the hash of the event before it. Throws `BrokenEvent` for one that
 * carries no hash.
 */
export const leafOf = (event: EventTexts): Buffer => Buffer.from(hashedText(event))

/** `leafHash` of `leafOf`, without the bytes in between: the prefix is the character of code 0, which UTF-8 writes as that byte. */
export const leafHashOf = (event: EventTexts): Hash => hash('sha256', `\0${hashedText(event)}`, 'buffer')

/** An event as its leaf says it. `data` and `said` are JSON texts; `said` is the metadata without the two hashes. */
export type LeafEvent = {
  readonly previousHash: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly data: string
  readonly said: string
}

const fields = 7

/** Reads a leaf; nothing when it is none. None of the fields holds a newline: JSON texts escape it. */
export const readLeaf = (leaf: Uint8Array): LeafEvent | undefined => {
  const parts = Buffer.from(leaf).toString().split('\n')
  if (parts.length !== fields) return undefined
  const [previousHash, stream, revision, id, type, data, said] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { previousHash, stream, revision: Number(revision), id, type, data, said }
}
