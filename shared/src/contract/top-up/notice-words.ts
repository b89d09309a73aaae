import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'top-up-approved': msg`Top-up approved`,
  'top-up-rejected': msg`Top-up rejected`,
} as const satisfies NoticeWords
