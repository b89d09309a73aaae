import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'price-alert': msg`A price has reached your limit`,
} as const satisfies NoticeWords
