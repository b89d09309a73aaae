import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'identity-approved': msg`Your identity is verified`,
  'identity-rejected': msg`Your identity could not be verified`,
} as const satisfies NoticeWords
