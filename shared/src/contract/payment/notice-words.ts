import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  RequestedPaymentReceived: msg`Requested payment arrived`,
  RequestedPaymentRejected: msg`Requested payment closed`,
  PaymentSent: msg`Payment sent`,
  PaymentReturned: msg`The payee’s bank has sent a payment back`,
  PaymentFailed: msg`Payment not sent`,
} as const satisfies NoticeWords
