import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'currency-request': { label: msg`Currency requests`, to: '/admin/currencyrequests' },
} as const satisfies CasePlaces
