import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'vip-application': { to: '/vipapply', waitsFor: 'approval' },
} as const satisfies OwnCases
