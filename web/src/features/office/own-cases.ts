import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  adjustment: { label: msg`Adjustments`, to: '/transactions', waitsFor: 'finance' },
  proposal: { label: msg`Proposals`, to: '/transactions', waitsFor: 'approval' },
} as const satisfies OwnCases
