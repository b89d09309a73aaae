import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  deposit: { to: '/records/deposit', waitsFor: 'finance' },
  'fps-top-up': { to: '/records/fpsdeposit', waitsFor: 'finance' },
  'bank-account': { to: '/banks', waitsFor: 'approval' },
} as const satisfies OwnCases
