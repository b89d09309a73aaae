import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  'support-answered': msg`Customer service has answered`,
} as const satisfies NoticeTitles
