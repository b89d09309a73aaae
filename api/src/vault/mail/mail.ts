import type { wire } from '@strongroom/shared'
import type { NoticeLetter } from './notice-words.ts'

/** Every letter of the house, told apart without its text: what a code is for, what has changed, which records. */
export type Letter =
  | `code-${wire.Scene}`
  | `records-${wire.RecordKind}`
  | `identity-${'approved' | 'rejected' | 'withdrawn'}`
  | `books-${'alarm' | 'mended'}`
  | NoticeLetter
  | 'account-exists'
  | 'password-reset'
  | 'password-changed'
  | 'pin-changed'
  | 'email-edited'
  | `account-${'frozen' | 'unfrozen'}`
  | 'new-sign-in'
  | 'allow-list-ending'
  | 'address-saved'
  | `authenticator-${'on' | 'off' | 'removed' | 'codes'}`
  | `passkey${'-added' | '-removed' | 's-ended'}`
  | 'recovery-code-used'
  | `card-${'frozen' | 'unfrozen' | 'limit-set' | 'purchases-unwanted'}`
  | 'mention'
  | `export-${'made' | 'failed'}`
  | 'scheduled-payment-skipped'
  | 'support-answered'
  | 'virtual-account-given'
  | `gift-cards-${'accepted' | 'sent' | 'refused'}`
  | `proposal-${'waits' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'}`

/** One mail, in plain text. `code` is repeated apart from the text, for the development mailbox. */
export type Mail = {
  /** Which letter it is, for the log of e-mails. */
  readonly letter: Letter
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string | undefined
  /** Sent along; kept by `mailed-files.ts`. */
  readonly file?: { readonly id: string; readonly name: string } | undefined
}
