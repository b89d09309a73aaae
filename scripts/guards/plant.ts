/** A file that breaks a rule, and the check that has to name it. */
export type Plant = {
  readonly what: string
  readonly check: string
  readonly file: string
  readonly text: string
  /** The text of a second file beside it, `planted-too.ts`. */
  readonly too?: string
}
