import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  bonus: msg`Bonus`,
} as const satisfies NoticeWords
