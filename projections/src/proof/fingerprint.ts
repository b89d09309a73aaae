import { sha256 } from '@strongroom/ledger/eventlog'

/** Hexadecimal digits of a row's hash that count: 60 bits, which PostgreSQL holds in a bigint. */
const DIGITS = 15

/** A row's part of a fingerprint. */
const hashOf = (row: string): bigint => BigInt(`0x${sha256(row).slice(0, DIGITS)}`)

/** The same sum in SQL over an expression that writes a row as text. */
export const fingerprintSql = (row: string): string =>
  `coalesce(sum(('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), ${DIGITS}))::bit(60)::bigint), 0)::text`

/**
 * The sum of the hashes of many rows, in any order, kept up as single rows change. Two sets of rows with the same sum are the
 * same set, so a whole table is compared by one number.
 */
export class Fingerprint {
  readonly #parts = new Map<string, bigint>()
  #sum = 0n

  get value(): string {
    return this.#sum.toString()
  }

  get rows(): number {
    return this.#parts.size
  }

  /** Sets or, without text, removes the row of that key. */
  set(key: string, row: string | undefined): void {
    this.#sum -= this.#parts.get(key) ?? 0n
    if (row === undefined) {
      this.#parts.delete(key)
      return
    }
    const part = hashOf(row)
    this.#sum += part
    this.#parts.set(key, part)
  }
}
