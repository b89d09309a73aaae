import type { Word } from '../../word.ts'
import type { HappeningType } from './happenings.ts'

/** The subject of a notice. */
export type NoticeSubject =
  | 'quick-pay'
  | 'money-request'
  | 'pay-code'
  | 'bonus'
  | 'top-up-approved'
  | 'top-up-rejected'
  | 'identity-approved'
  | 'identity-rejected'
  | 'bank-approved'
  | 'bank-rejected'
  | 'card-refund'
  | 'card-fee'
  | 'card-bonus'
  | 'card-referrer-bonus'
  | 'card-referee-bonus'
  | 'support-answered'
  | 'price-alert'
  | 'data-copy-made'
  | 'budget-near'
  | 'budget-spent'
  | 'card-limit-near'
  | 'card-limit-used'
  | HappeningType

/** The title of a notice about a payment: with the name of the one who pays or asks, and without where it is not known. */
export type PayerWord = { readonly named: Word<'name'>; readonly unnamed: Word<'payer'> }

/** Titles of notices of one capability. */
export type NoticeWords = Readonly<Partial<Record<NoticeSubject, Word | PayerWord>>>
