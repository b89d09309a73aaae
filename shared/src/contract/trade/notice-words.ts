import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  TradeFilled: msg`Your order was filled`,
  TradeCancelled: msg`Your order was cancelled`,
} as const satisfies NoticeWords
