import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  WithdrawalRequested: msg`A withdrawal was entered for you`,
  WithdrawalSettled: msg`Withdrawal sent to your bank`,
  WithdrawalRejected: msg`Withdrawal rejected`,
  WithdrawalReturned: msg`The bank has sent a withdrawal back`,
} as const satisfies NoticeWords
