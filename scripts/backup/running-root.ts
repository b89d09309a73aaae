import { emptyRoot, type Hash, nodeHash } from '@strongroom/ledger/eventlog/seal'

/** The root of a Merkle tree (RFC 6962) that leaves are added to, in a few hashes of memory. */
export class RunningRoot {
  /** Of full subtrees, from the left; each is larger than the next. */
  readonly #full: { readonly leaves: number; readonly hash: Hash }[] = []
  size = 0

  add(hash: Hash): void {
    let added = { leaves: 1, hash }
    for (let last = this.#full.at(-1); last?.leaves === added.leaves; last = this.#full.at(-1)) {
      this.#full.pop()
      added = { leaves: 2 * added.leaves, hash: nodeHash(last.hash, added.hash) }
    }
    this.#full.push(added)
    this.size++
  }

  root(): Hash {
    const hashes = this.#full.map(({ hash }) => hash)
    return hashes.length === 0 ? emptyRoot : hashes.reduceRight((right, left) => nodeHash(left, right))
  }
}
