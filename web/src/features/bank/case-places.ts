import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  deposit: { label: msg`Bank deposits`, to: '/admin/userrecharges' },
  'fps-top-up': { label: msg`FPS top-ups`, to: '/admin/userfpsrecharges' },
  'bank-account': { label: msg`Bank accounts`, to: '/admin/banks' },
} as const satisfies CasePlaces
