import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  deposit: { label: msg`Bank deposits`, to: '/records/deposit', waitsFor: 'finance' },
  'fps-top-up': { label: msg`FPS top-ups`, to: '/records/fpsdeposit', waitsFor: 'finance' },
  'bank-account': { label: msg`Bank accounts`, to: '/banks', waitsFor: 'approval' },
} as const satisfies OwnCases
