import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the screens that show them. */
export const casePlaces = {
  'currency-request': {
    label: msg`Currency requests`,
    to: '/admin/currencyrequests',
    own: '/digitalaccount',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
