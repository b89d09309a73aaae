/** One mail, in plain text. `code` is repeated apart from the text, for the development mailbox. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string | undefined
  /** Sent along; kept by `mailed-files.ts`. */
  readonly file?: { readonly id: string; readonly name: string } | undefined
}
