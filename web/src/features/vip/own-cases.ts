import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'vip-application': { label: msg`VIP applications`, to: '/vipapply', waitsFor: 'approval' },
} as const satisfies OwnCases
