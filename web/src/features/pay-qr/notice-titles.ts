import { msg } from '@lingui/core/macro'
import type { NoticeTitles } from '../../platform/members/member/notice-title.ts'

/** Titles of this capability's notices. */
export const noticeTitles = {
  'pay-code': ({ payer, name }) => (name ? msg`Pay code of ${name}` : msg`Pay code of user ID ${payer}`),
  PayCodeScanReturned: msg`A payment of yours came back`,
} as const satisfies NoticeTitles
