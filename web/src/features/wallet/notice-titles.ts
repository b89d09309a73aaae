import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  CurrencyApproved: msg`Wallet in a new currency opened`,
  CurrencyRejected: msg`Wallet in a new currency declined`,
} as const satisfies NoticeTitles
