import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'vip-application': { one: msg`VIP application`, many: msg`VIP applications` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  VipApplicationApproved: msg`Your VIP application is approved`,
  VipApplicationRejected: msg`Your VIP application was rejected`,
  VipSet: msg`Your VIP level was changed`,
  GiftCardsAccepted: msg`Your application for gift cards is accepted`,
  GiftCardsSent: msg`Your gift cards are sent`,
  GiftCardsRejected: msg`Your application for gift cards was rejected`,
} as const satisfies NoticeWords
