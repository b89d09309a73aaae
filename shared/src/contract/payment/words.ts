import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'request-payment': { title: msg`Requested payment`, isFilter: true },
  'send-payment': { title: msg`Payment sent`, isFilter: true },
  'send-payment-returned': { title: msg`Payment, given back`, isFilter: false },
  'send-payment-sent-back': { title: msg`Payment, sent back by the bank`, isFilter: true },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'request-payment': { one: lineWords['request-payment'].title, many: msg`Requested payments` },
  'send-payment': { one: lineWords['send-payment'].title, many: msg`Sent payments` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  RequestedPaymentReceived: msg`Requested payment arrived`,
  RequestedPaymentRejected: msg`Requested payment closed`,
  PaymentSent: msg`Payment sent`,
  PaymentReturned: msg`The payee’s bank has sent a payment back`,
  PaymentFailed: msg`Payment not sent`,
} as const satisfies NoticeWords
