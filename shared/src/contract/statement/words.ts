import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'budget-near': msg`Most of a budget is spent`,
  'budget-spent': msg`A budget is spent`,
} as const satisfies NoticeWords
