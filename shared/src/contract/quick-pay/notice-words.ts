import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'quick-pay': {
    named: msg({ message: 'Quick pay from {name}' }),
    unnamed: msg({ message: 'Quick pay from user ID {payer}' }),
  },
  'money-request': {
    named: msg({ message: '{name} asks you for money' }),
    unnamed: msg({ message: 'User ID {payer} asks you for money' }),
  },
  QuickPayReturned: msg`A payment of yours came back`,
} as const satisfies NoticeWords
