import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  RequestedPaymentReceived: msg`Requested payment arrived`,
  RequestedPaymentRejected: msg`Requested payment closed`,
  PaymentSent: msg`Payment sent`,
  PaymentReturned: msg`The payee’s bank has sent a payment back`,
  PaymentFailed: msg`Payment not sent`,
} as const satisfies NoticeTitles
