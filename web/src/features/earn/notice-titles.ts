import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  FixedDepositRateChanged: msg`The rate of your fixed deposit was changed`,
  FixedDepositMatured: msg`Your fixed deposit has ended`,
  FixedDepositCancelled: msg`Your fixed deposit was cancelled`,
  InterestPaid: msg`Interest of your fixed deposit was paid`,
} as const satisfies NoticeTitles
