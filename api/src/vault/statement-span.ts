/** One statement of a file: of which account, from which balance to which, and on which days. */
export type StatementSpan = {
  /** Where its opening balance stands. */
  readonly line: number
  readonly field: string
  /** As the file names it; empty where it names none. */
  readonly account: string
  readonly currency: string
  readonly opening: string | undefined
  readonly closing: string | undefined
  readonly first: string | undefined
  readonly last: string | undefined
}
