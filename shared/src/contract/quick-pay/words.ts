import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'quick-pay-sent': { title: msg`Quick pay sent`, isFilter: true },
  'quick-pay-received': { title: msg`Quick pay received`, isFilter: true },
  'quick-pay-returned': { title: msg`Quick pay, came back`, isFilter: true },
} as const satisfies LineWords

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
