/** A file that breaks a rule, and the check that has to name it. */
export type Plant = {
  readonly what: string
  readonly check: string
  readonly file: string
  readonly text: string
  /** The text of a second file beside it, `planted-too.ts`. */
  readonly too?: string
}

/** A slip planted in a file that has to agree with another, and the file that the compiler names for it. */
export type Slip = {
  readonly what: string
  readonly file: string
  /** Place of the slip: after these characters, or instead of them. */
  readonly after: string
  readonly text: string
  readonly isInstead?: true
  readonly names: string
}
