import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  'pay-code': {
    named: msg({ message: 'Pay code of {name}' }),
    unnamed: msg({ message: 'Pay code of user ID {payer}' }),
  },
  PayCodeScanReturned: msg`A payment of yours came back`,
} as const satisfies NoticeWords
