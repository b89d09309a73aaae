import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the screens that show them. */
export const casePlaces = {
  deposit: {
    label: msg`Bank deposits`,
    to: '/admin/userrecharges',
    own: '/records/deposit',
    waitsFor: 'finance',
  },
  'fps-top-up': {
    label: msg`FPS top-ups`,
    to: '/admin/userfpsrecharges',
    own: '/records/fpsdeposit',
    waitsFor: 'finance',
  },
  'bank-account': {
    label: msg`Bank accounts`,
    to: '/admin/banks',
    own: '/banks',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
