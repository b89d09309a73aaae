import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the screens that show them. */
export const casePlaces = {
  'card-order': {
    label: msg`Card order numbers`,
    to: '/admin/cardordernumbers',
    menu: '/admin/cards',
    own: '/prepaidcard/opencard',
    waitsFor: 'finance',
  },
  'card-charge': {
    label: msg`Card charges`,
    to: '/admin/logrechargecards',
    menu: '/admin/cards',
    own: '/prepaidcard/ChargeList',
    waitsFor: 'finance',
  },
} as const satisfies CasePlaces
