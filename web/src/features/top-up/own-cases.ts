import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'top-up': { to: '/records/topup', waitsFor: 'finance' },
} as const satisfies OwnCases
