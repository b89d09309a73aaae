import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  CurrencyApproved: msg`Wallet in a new currency opened`,
  CurrencyRejected: msg`Wallet in a new currency declined`,
} as const satisfies NoticeWords
