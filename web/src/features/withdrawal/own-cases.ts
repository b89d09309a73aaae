import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  withdrawal: { to: '/records/withdraw', waitsFor: 'finance' },
} as const satisfies OwnCases
