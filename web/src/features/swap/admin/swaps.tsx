import { msg } from '@lingui/core/macro'
import { money, rate, time } from '../../../parts/lists/columns.tsx'
import { period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { member } from '../../../platform/members/admin/member-column.tsx'

/** Everybody's swaps. */
export const Swaps = listScreen('swap.log', {
  title: msg`Swaps`,
  about: msg`Members’ swaps, with their rates and fees.`,
  columns: [
    time('created_date'),
    member(),
    rate('rate', msg`Rate`),
    money('fee', 'source', msg`Fee`),
    money('sourceAmount', 'source', msg`Given`, { key: 'given' }),
    money('receivedAmount', 'target', msg`Received`, { key: 'received', isStrong: true }),
  ],
  filters: [
    currency('source', msg`Given`, msg`Given: all`),
    currency('target', msg`Received`, msg`Received: all`),
    range(
      'swap.log',
      msg`Given: all amounts`,
      msg`The amount given, in any currency. Both bounds are included.`,
    ),
    period(),
    search(),
  ],
  rowKey: row => `${row.uid}:${row.id}`,
  empty: { title: msg`No swap yet`, text: msg`Every swap appears here as soon as it is made.` },
})
