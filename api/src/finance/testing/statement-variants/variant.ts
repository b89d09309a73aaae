import type { Reading } from '../../reconciliation/formats/read-statement.ts'

/** A file in the dialect of a bank: the lines that it holds, each `day amount`, or a word of the sentence by which it is refused. */
export type Variant = {
  readonly name: string
  /** The kind of the fault that it is about, as the field cases number them. */
  readonly kind: number
  readonly file: string
  readonly as: Reading
  readonly want: readonly string[] | RegExp
  /** A text that some line has to hold, and one that a notice has. */
  readonly text?: string
  readonly notice?: RegExp
}

const DAY = '2026-10-05'
/** Lines of the usual day. */
export const lines = (...amounts: readonly string[]): readonly string[] =>
  amounts.map(amount => (amount.includes(' ') ? amount : `${DAY} ${amount}`))
