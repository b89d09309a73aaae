import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  TradeFilled: msg`Your order was filled`,
  TradeCancelled: msg`Your order was cancelled`,
} as const satisfies NoticeTitles
