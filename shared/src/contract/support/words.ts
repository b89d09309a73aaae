import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'support-answered': msg`Customer service has answered`,
} as const satisfies NoticeWords
