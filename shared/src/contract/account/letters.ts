import type { RecordKind } from '../statement/records.ts'
import type { Scene } from './authentication.ts'

/** The letters about money received and about decisions. */
export type NoticeLetter =
  | 'money-received'
  | 'money-requested'
  | `${'top-up' | 'deposit' | 'bank' | 'withdrawal' | 'chain-send' | 'card-charge'}-${'approved' | 'rejected'}`
  | `${'requested-payment' | 'sent-payment' | 'currency'}-${'approved' | 'rejected'}`
  | 'card-activated'
  | 'card-blocked'
  | 'card-order-rejected'

/** Letters that carry a code, by what the code is for, and those that carry records, by kind. */
export type LetterOfKind = `code-${Scene}` | `records-${RecordKind}`

/** Every letter but those of a kind. */
export type PlainLetter =
  | `identity-${'approved' | 'rejected' | 'withdrawn'}`
  | `books-${'alarm' | 'mended'}`
  | NoticeLetter
  | 'house-act'
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
  | 'device-confirms'
  | `card-${'frozen' | 'unfrozen' | 'limit-set' | 'number-made' | 'rules-set' | 'purchases-unwanted'}`
  | 'mention'
  | `export-${'made' | 'failed'}`
  | 'data-copy-made'
  | 'scheduled-payment-skipped'
  | 'support-answered'
  | 'price-alert'
  | 'budget-reached'
  | 'card-limit-reached'
  | 'monthly-statement'
  | 'virtual-account-given'
  | `gift-cards-${'accepted' | 'sent' | 'refused'}`
  | `proposal-${'waits' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'}`

/** Every letter of the house, told apart without its text: what a code is for, what has changed, which records. */
export type Letter = LetterOfKind | PlainLetter
