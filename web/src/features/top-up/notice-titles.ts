import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  'top-up-approved': msg`Top-up approved`,
  'top-up-rejected': msg`Top-up rejected`,
} as const satisfies NoticeTitles
