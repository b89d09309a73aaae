import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  AdjustmentBooked: msg`Your wallet was adjusted`,
  MovementReversed: msg`A movement of your wallet was taken back`,
} as const satisfies NoticeTitles
