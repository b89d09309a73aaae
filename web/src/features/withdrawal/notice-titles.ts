import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  WithdrawalRequested: msg`A withdrawal was entered for you`,
  WithdrawalSettled: msg`Withdrawal sent to your bank`,
  WithdrawalRejected: msg`Withdrawal rejected`,
  WithdrawalReturned: msg`The bank has sent a withdrawal back`,
} as const satisfies NoticeTitles
