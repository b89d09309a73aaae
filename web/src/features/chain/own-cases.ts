import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'chain-send': { to: '/sendonchain', waitsFor: 'finance' },
  'address-application': { to: '/topup', waitsFor: 'approval' },
} as const satisfies OwnCases
