import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'sign-up-bonus': { title: msg`Sign-up bonus`, isFilter: false },
  'referrer-bonus': { title: msg`Referral bonus`, isFilter: false },
  'referee-bonus': { title: msg`Referral bonus`, isFilter: false },
  'invite-code-bonus': { title: msg`Invite code bonus`, isFilter: false },
} as const satisfies LineWords

/** Titles of this capability's notices. */
export const noticeWords = {
  bonus: msg`Bonus`,
} as const satisfies NoticeWords
