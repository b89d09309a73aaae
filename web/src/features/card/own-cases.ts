import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'card-order': { label: msg`Card order numbers`, to: '/prepaidcard/opencard', waitsFor: 'finance' },
  'card-charge': { label: msg`Card charges`, to: '/prepaidcard/ChargeList', waitsFor: 'finance' },
} as const satisfies OwnCases
