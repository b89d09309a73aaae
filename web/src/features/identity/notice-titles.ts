import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  'identity-approved': msg`Your identity is verified`,
  'identity-rejected': msg`Your identity could not be verified`,
} as const satisfies NoticeTitles
