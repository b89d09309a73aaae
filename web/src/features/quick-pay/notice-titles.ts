import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  'quick-pay': ({ payer, name }) =>
    name ? msg`Quick pay from ${name}` : msg`Quick pay from user ID ${payer}`,
  'money-request': ({ payer, name }) =>
    name ? msg`${name} asks you for money` : msg`User ID ${payer} asks you for money`,
  QuickPayReturned: msg`A payment of yours came back`,
} as const satisfies NoticeTitles
