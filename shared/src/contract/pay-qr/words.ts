import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'pay-code': { title: msg`Pay code, reserved`, isFilter: true },
  'pay-code-received': { title: msg`Pay code received`, isFilter: true },
  'pay-code-returned': { title: msg`Pay code, given back`, isFilter: false },
} as const satisfies LineWords

/** Titles of this capability's notices. */
export const noticeWords = {
  'pay-code': {
    named: msg({ message: 'Pay code of {name}' }),
    unnamed: msg({ message: 'Pay code of user ID {payer}' }),
  },
  PayCodeScanReturned: msg`A payment of yours came back`,
} as const satisfies NoticeWords
