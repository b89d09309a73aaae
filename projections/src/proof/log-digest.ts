/** Hexadecimal digits of a hash that are added up at once. */
const PART = 8

/**
 * Adds up the hashes of events, in any order, in three numbers: two readings of a log with the same digest met the same events.
 * Shows that something has changed; the chains show where.
 */
export class LogDigest {
  readonly #sums = new Uint32Array(3)

  /** Adds an event by its hash (64 hexadecimal digits). */
  add(hash: string): void {
    for (let at = 0; at < this.#sums.length; at++)
      this.#sums[at] = (this.#sums[at] ?? 0) + Number.parseInt(hash.slice(at * PART, (at + 1) * PART), 16)
  }

  equals(other: LogDigest): boolean {
    return this.#sums.every((sum, at) => sum === other.#sums[at])
  }
}
