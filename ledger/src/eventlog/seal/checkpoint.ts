import { MalformedNote } from './note.ts'
import { type Hash, hashBytes } from './tree-hash.ts'
import type { TreeHead } from './verify-proofs.ts'

/** A log's statement of itself (C2SP tlog-checkpoint): which log, how many leaves, the root over them. */
export type Checkpoint = TreeHead & { readonly origin: string }

/** The text that is signed. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`

/** Reads the text of a note as a checkpoint; lines behind the third are left to others. Throws `MalformedNote`. */
export const parseCheckpoint = (text: string): Checkpoint => {
  const [origin = '', size = '', root = ''] = text.split('\n')
  if (origin === '') throw new MalformedNote('the first line of a checkpoint names the log')
  return { origin, size: parseCount(size), root: parseHash(root) }
}

/** A count in decimal without leading zeroes. Throws `MalformedNote`. */
export const parseCount = (text: string): number => {
  if (!/^(0|[1-9]\d{0,15})$/.test(text) || !Number.isSafeInteger(Number(text)))
    throw new MalformedNote('a number is written in decimal, without leading zeroes')
  return Number(text)
}

/** A hash in base64. Throws `MalformedNote`. */
export const parseHash = (text: string): Hash => {
  const hash = Buffer.from(text, 'base64')
  if (hash.length !== hashBytes || hash.toString('base64') !== text)
    throw new MalformedNote(`a hash is ${hashBytes} bytes in base64`)
  return hash
}
