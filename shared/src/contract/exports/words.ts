import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'data-copy-made': msg`The copy of your data is ready`,
} as const satisfies NoticeWords
