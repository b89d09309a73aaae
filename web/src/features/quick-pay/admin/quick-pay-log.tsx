import { msg } from '@lingui/core/macro'
import { custom, money, time } from '../../../parts/lists/columns.tsx'
import { period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { memberIn } from '../../../platform/members/admin/member-column.tsx'
import { Arrival } from '../member/quick-pay-records.tsx'

/** Everybody's quick pays. */
export const QuickPayLog = listScreen('quickPay.list', {
  title: msg`Quick pays`,
  about: msg`Payments between members, by user ID and by pay code.`,
  columns: [
    time('created_date'),
    memberIn('sender', 'sender_username', msg`Payer`),
    memberIn('receiver', 'receiver_username', msg`Payee`),
    custom('state', msg`State`, row => <Arrival payment={row} />),
    money('amount', 'currency', msg`Amount`, { isStrong: true }),
  ],
  filters: [currency('currency'), range('quickPay.list'), period(), search()],
  rowKey: row => `${row.sender}:${row.id}`,
  empty: { title: msg`No quick pay yet`, text: msg`Every payment appears here as soon as it is sent.` },
})
