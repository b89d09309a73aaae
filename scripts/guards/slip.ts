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
