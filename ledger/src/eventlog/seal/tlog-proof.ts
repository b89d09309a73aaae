import { parseCheckpoint, parseCount, parseHash } from './checkpoint.ts'
import type { VerifierKey } from './keys.ts'
import { MalformedNote, openNote, parseNote, type Signed } from './note.ts'
import { type Hash, leafHash } from './tree-hash.ts'
import { type TreeHead, verifyInclusion } from './verify-proofs.ts'

/** That a leaf is in the tree of a checkpoint (C2SP tlog-proof). `checkpoint` is the signed note, word for word. */
export type LogProof = {
  readonly index: number
  readonly hashes: readonly Hash[]
  readonly checkpoint: string
  /** Data that an application adds. Nothing signs it. */
  readonly extra?: Buffer
}

const firstLine = 'c2sp.org/tlog-proof@v1'

/** The text of a `.tlog-proof` file. */
export const formatProof = ({ index, hashes, checkpoint, extra }: LogProof): string =>
  [
    firstLine,
    ...(extra ? [`extra ${extra.toString('base64')}`] : []),
    `index ${index}`,
    ...hashes.map(hash => hash.toString('base64')),
    '',
    checkpoint,
  ].join('\n')

/** Reads a `.tlog-proof`. Throws `MalformedNote`. */
export const parseProof = (text: string): LogProof => {
  const end = text.indexOf('\n\n')
  const [first, ...rest] = text.slice(0, Math.max(0, end)).split('\n')
  if (first !== firstLine) throw new MalformedNote(`a proof begins with ${firstLine}`)
  const [said = '', ...others] = rest
  const extra = said.startsWith('extra ') ? parseExtra(said) : undefined
  const [index = '', ...hashes] = extra === undefined ? rest : others
  if (!index.startsWith('index ')) throw new MalformedNote('a proof names the index of its leaf')
  return {
    index: parseCount(index.slice('index '.length)),
    hashes: hashes.map(parseHash),
    checkpoint: text.slice(end + 2),
    ...(extra && { extra }),
  }
}

const parseExtra = (line: string): Buffer => {
  const encoded = line.slice('extra '.length)
  const extra = Buffer.from(encoded, 'base64')
  if (extra.toString('base64') !== encoded) throw new MalformedNote('what is extra stands in base64')
  return extra
}

/** The statement that a proof proves: the leaf stands at `index` in `tree`, as the log and these witnesses have signed. */
export type Proven = {
  readonly index: number
  readonly origin: string
  readonly tree: TreeHead
  readonly witnesses: readonly Signed[]
}

/** A proof that is sound in itself, and not of this leaf or this log. */
export class RefusedProof extends Error {
  override readonly name = 'RefusedProof'
  readonly why: 'other-log' | 'other-leaf'
  constructor(why: RefusedProof['why'], message: string) {
    super(message)
    this.why = why
  }
}

/**
 * Checks that a leaf is in the log of a key, out of the proof alone. Throws `MalformedNote` when a text is none,
 * `UntrustedNote` when the log's key or a known witness' has not signed it so, `RefusedProof` when the leaf is not in it.
 */
export const verifyProof = ({
  leaf,
  proof,
  log,
  witnesses = [],
}: {
  readonly leaf: Uint8Array
  readonly proof: LogProof
  readonly log: VerifierKey
  readonly witnesses?: readonly VerifierKey[]
}): Proven => {
  const note = parseNote(proof.checkpoint)
  openNote(note, [log])
  const tree = parseCheckpoint(note.text)
  if (tree.origin !== log.name)
    throw new RefusedProof('other-log', `The checkpoint is of ${tree.origin}, and the key of ${log.name}`)
  const { index, hashes } = proof
  if (!verifyInclusion({ leaf: leafHash(leaf), index, proof: hashes }, tree))
    throw new RefusedProof('other-leaf', 'The event is not the one that the log has sealed at this index')
  const cosigned = note.signatures.some(line =>
    witnesses.some(({ id, name }) => id === line.id && name === line.name),
  )
  return {
    index,
    origin: tree.origin,
    tree: { size: tree.size, root: tree.root },
    witnesses: cosigned ? openNote(note, witnesses) : [],
  }
}
