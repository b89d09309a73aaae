/** A slip planted in a file that has to agree with another, and the file that the compiler names for it. */
export type Slip = {
  readonly what: string
  readonly file: string
  /** Where it is written: after these characters, or in their place. */
  readonly after: string
  readonly text: string
  readonly isInstead?: true
  readonly names: string
}
