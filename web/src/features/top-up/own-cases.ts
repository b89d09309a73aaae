import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'top-up': { label: msg`Top-ups`, to: '/records/topup', waitsFor: 'finance' },
} as const satisfies OwnCases
