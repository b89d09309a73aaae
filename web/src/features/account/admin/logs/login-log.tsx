import { msg } from '@lingui/core/macro'
import { custom, text, time } from '../../../../parts/lists/columns.tsx'
import { period, search } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Place } from '../../../../parts/place.tsx'
import { member } from '../../../../platform/members/admin/member-column.tsx'

/** Everybody's sign-ins. */
export const LoginLog = listScreen('account.allSignIns', {
  title: msg`Sign-ins`,
  about: msg`Each sign-in: member, time and place. Kept for a year, apart from the books.`,
  columns: [
    time('created_date'),
    member(),
    text('email', msg`E-mail`),
    custom('place', msg`From`, row => <Place {...row} />, { align: 'end' }),
  ],
  filters: [period(), search(msg`Search name, e-mail, user ID, address`)],
  empty: { title: msg`No sign-in yet`, text: msg`Every sign-in appears here as soon as it happens.` },
  everyMs: 30_000,
})
