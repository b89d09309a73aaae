import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the screens that show them. */
export const casePlaces = {
  adjustment: {
    label: msg`Adjustments`,
    to: '/admin/adjustments',
    own: '/transactions',
    waitsFor: 'finance',
  },
  proposal: {
    label: msg`Proposals`,
    to: '/admin/proposals',
    search: { mine: '1' },
    own: '/transactions',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
