import { msg } from '@lingui/core/macro'
import { custom, time } from '../../../parts/lists/columns.tsx'
import { period, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { member, memberIn } from '../../../platform/members/admin/member-column.tsx'
import { Bonus } from '../member/bonus.tsx'

/** All referrals: the new member, and the member who brought them. */
export const ReferralLog = listScreen('referral.all', {
  title: msg`Referrals`,
  about: msg`Each referral, and what the referrer received once the new member was verified.`,
  columns: [
    time('created_date'),
    member(msg`New member`),
    memberIn('referrer', 'referrer_username', msg`Brought by`),
    custom('bonus', msg`Bonus`, row => <Bonus {...row} />, { align: 'end' }),
  ],
  filters: [period(), search(msg`Search name, e-mail, user ID`)],
  rowKey: row => row.uid,
  empty: { title: msg`Nobody yet`, text: msg`Members who joined through someone’s link appear here.` },
  everyMs: 30_000,
})
