import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'

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
  | wire.HappeningType

/** The other side of a payment; its name where that is known. */
type Payer = { readonly payer: string; readonly name: string | undefined }

/** Titles of notices of one capability; some name the one who pays. */
export type NoticeTitles = Readonly<Partial<Record<NoticeSubject, NoticeTitle>>>
export type NoticeTitle = MessageDescriptor | ((payer: Payer) => MessageDescriptor)
