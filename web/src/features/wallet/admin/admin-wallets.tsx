import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Row } from '../../../client/contract.ts'
import { custom, text } from '../../../parts/lists/columns.tsx'
import { range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import type { SaidColumn } from '../../../parts/lists/said.ts'
import { MoneyOrDash } from '../../../parts/money.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { Reconciliation } from './reconciliation.tsx'

type Wallet = Row<'wallet.all'>
type Column = SaidColumn<Wallet, 'wallet.all'>

const amount = (
  key: 'amount' | 'locked' | 'user_fixed_deposit_amount' | 'card',
  head: MessageDescriptor,
  options: Pick<Column, 'sort'> = {},
): Column =>
  custom<Wallet, 'wallet.all'>(
    key,
    head,
    row => <MoneyOrDash amount={row[key]} currency={row.currency} size="sm" exact />,
    {
      align: 'end',
      ...options,
    },
  )

/** Everybody's wallets, and whether each comes to what its transactions come to. */
export const AdminWallets = listScreen('wallet.all', {
  title: msg`Wallets`,
  Above: Reconciliation,
  columns: [
    member(msg`Member`, { sort: 'uid' }),
    text('currency', msg`Currency`),
    amount('amount', msg`Available`, { sort: 'amount' }),
    amount('locked', msg`Locked`),
    amount('user_fixed_deposit_amount', msg`Saving`),
    amount('card', msg`On the card`),
  ],
  filters: [
    currency('currency'),
    range('wallet.all', msg`Available: all amounts`),
    search(msg`Search name, e-mail, user ID, currency`),
  ],
  rowKey: row => `${row.uid}:${row.currency}`,
  empty: { title: msg`No wallet yet` },
  everyMs: false,
})
