import { parseCheckpoint, parseCount, parseHash } from './checkpoint.ts'
import type { VerifierKey } from './keys.ts'
import { MalformedNote, openNote, parseNote } from './note.ts'
import type { Hash } from './tree-hash.ts'
import { type TreeHead, verifyConsistency } from './verify-proofs.ts'

/** A request to cosign a checkpoint (C2SP tlog-witness). `checkpoint` is the signed note. */
export type AddCheckpoint = {
  readonly oldSize: number
  readonly proof: readonly Hash[]
  readonly checkpoint: string
}

const mostHashes = 63

/** The body of `POST <witness>/add-checkpoint`. */
export const formatAddCheckpoint = ({ oldSize, proof, checkpoint }: AddCheckpoint): string =>
  [`old ${oldSize}`, ...proof.map(hash => hash.toString('base64')), '', checkpoint].join('\n')

/** Reads such a body. Throws `MalformedNote`. */
export const parseAddCheckpoint = (body: string): AddCheckpoint => {
  const end = body.indexOf('\n\n')
  const [old = '', ...hashes] = body.slice(0, Math.max(0, end)).split('\n')
  if (!old.startsWith('old ')) throw new MalformedNote('the first line names the old size')
  if (hashes.length > mostHashes) throw new MalformedNote(`a proof has ${mostHashes} hashes at most`)
  return {
    oldSize: parseCount(old.slice('old '.length)),
    proof: hashes.map(parseHash),
    checkpoint: body.slice(end + 2),
  }
}

/** A witness's answer: yes, with the tree it has to store and the text it has to sign, or no, with the status. */
export type Verdict =
  | { readonly kind: 'cosign'; readonly origin: string; readonly tree: TreeHead; readonly text: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 403 | 404 | 422 }
  /** The sizes disagree: `size` is that of the last checkpoint the witness has cosigned. */
  | { readonly kind: 'conflict'; readonly size: number }

const refuse = (status: 400 | 403 | 404 | 422): Verdict => ({ kind: 'refuse', status })

/** A log that a witness watches: its origin, the keys it may sign with, the last tree cosigned. */
export type WatchedLog = {
  readonly origin: string
  readonly keys: readonly VerifierKey[]
  readonly last: TreeHead
}

/**
 * How a witness judges a checkpoint. The caller has to store the tree before it gives the cosignature away, and must let no
 * other call judge in between.
 */
export const judgeCheckpoint = (
  { oldSize, proof, checkpoint }: AddCheckpoint,
  logOf: (origin: string) => WatchedLog | undefined,
): Verdict => {
  const note = parseNote(checkpoint)
  const { origin, ...tree } = parseCheckpoint(note.text)
  const log = logOf(origin)
  if (!log) return refuse(404)
  if (!isSigned(note, log.keys)) return refuse(403)
  if (oldSize > tree.size) return refuse(400)
  if (oldSize !== log.last.size) return { kind: 'conflict', size: log.last.size }
  if (!verifyConsistency(log.last, tree, proof)) return refuse(422)
  return { kind: 'cosign', origin, tree, text: note.text }
}

const isSigned = (note: ReturnType<typeof parseNote>, keys: readonly VerifierKey[]): boolean => {
  try {
    return openNote(note, keys).length > 0
  } catch {
    return false
  }
}
