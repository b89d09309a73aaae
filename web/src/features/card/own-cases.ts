import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'card-order': { to: '/prepaidcard/opencard', waitsFor: 'finance' },
  'card-charge': { to: '/prepaidcard/ChargeList', waitsFor: 'finance' },
} as const satisfies OwnCases
