import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'chain-send': { label: msg`Sends on chain`, to: '/sendonchain', waitsFor: 'finance' },
  'address-application': { label: msg`Applications for addresses`, to: '/topup', waitsFor: 'approval' },
} as const satisfies OwnCases
