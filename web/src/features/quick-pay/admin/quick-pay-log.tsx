import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { LogPage, type LogSearch } from '../../../parts/log-page.tsx'
import { Money } from '../../../parts/money.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { quickPayLogQuery } from '../member/queries.ts'
import { Arrival } from '../member/quick-pay-records.tsx'

/** Everybody's quick pays. */
export function QuickPayLog() {
  const { t } = useLingui()
  const { search, change } = useListSearch<LogSearch & { currency?: string | undefined }>()
  const query = useQuery(quickPayLogQuery(search))
  return (
    <LogPage
      title={t`Quick pays`}
      about={t`Payments between members, by user ID and by pay code.`}
      query={query}
      columns={[
        {
          key: 'sender',
          head: t`Payer`,
          cell: row => <MemberLink uid={row.sender} username={row.sender_username} />,
        },
        {
          key: 'receiver',
          head: t`Payee`,
          cell: row => <MemberLink uid={row.receiver} username={row.receiver_username} />,
        },
        { key: 'state', head: t`State`, cell: row => <Arrival payment={row} /> },
        {
          key: 'amount',
          head: t`Amount`,
          align: 'end',
          cell: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
        },
      ]}
      rowKey={row => `${row.sender}:${row.id}`}
      empty={{ title: t`No quick pay yet`, text: t`Every payment stands here from the moment it is sent.` }}
      filters={
        <>
          <CurrencyFilter value={search.currency} onChange={currency => change({ currency })} />
          <AmountFilter list="quickPay.list" search={search} change={change} />
        </>
      }
      searchLabel={t`Search name, e-mail, user ID, reference`}
    />
  )
}
