import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  FixedDepositRateChanged: msg`The rate of your fixed deposit was changed`,
  FixedDepositMatured: msg`Your fixed deposit has ended`,
  FixedDepositCancelled: msg`Your fixed deposit was cancelled`,
  InterestPaid: msg`Interest of your fixed deposit was paid`,
} as const satisfies NoticeWords
