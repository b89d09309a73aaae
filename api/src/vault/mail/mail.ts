import type { wire } from '@strongroom/shared'

/** One mail, in plain text. `code` is repeated apart from the text, for the development mailbox. */
export type Mail = {
  /** Which letter it is, for the log of e-mails. */
  readonly letter: wire.Letter
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string | undefined
  /** Sent along; kept by `mailed-files.ts`. */
  readonly file?: { readonly id: string; readonly name: string } | undefined
}
