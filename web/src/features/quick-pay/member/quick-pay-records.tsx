import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import { useTimeColumn } from '../../../parts/time-column.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { useReceiptColumn } from '../../../platform/lines/member/receipt-column.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { type QuickPaySearch, quickPaysQuery } from './queries.ts'

/** Every quick pay of the member, sent and received. */
export function QuickPayRecords() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<QuickPaySearch>()
  const query = useQuery(quickPaysQuery(search))
  const columns = useColumns()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          card={payment => <PhoneRow payment={payment} />}
          rowKey={payment => `${payment.direction}:${payment.id}`}
          day={payment => payment.created_date}
          empty={
            <EmptyState
              title={t`No quick pay yet`}
              action={<Button renderRoot={props => <Link {...props} to="/quickpay" />}>{t`Pay`}</Button>}
            />
          }
          {...paging}
          caption={t`Quick pay`}
          records="quick-pays"
        />
      </Panel>
    </Page>
  )
}

function Other({ payment }: { payment: wire.QuickPay }) {
  const { t } = useLingui()
  const isSent = payment.direction === 'sent'
  const name = isSent ? payment.receiver_username : payment.sender_username
  const uid = isSent ? payment.receiver : payment.sender
  return (
    <span>
      <LineLink id={`quick-pay-${payment.direction}:${uid}:${payment.id}`}>
        {isSent ? t`To ${name}` : t`From ${name}`}
      </LineLink>{' '}
      <span className="quiet figures">{uid}</span>
    </span>
  )
}

const Amount = ({ payment: { direction, amount, currency } }: { payment: wire.QuickPay }) => (
  <Money
    amount={direction === 'sent' ? `-${amount}` : amount}
    currency={currency}
    kind="flow"
    isStrong
    exact
  />
)

/** Whether a payment has reached its receiver, or has come back to its sender. */
export function Arrival({ payment }: { payment: wire.QuickPay }) {
  const { t } = useLingui()
  if (payment.status === -1) return <Status state="reversed">{t`Came back`}</Status>
  return payment.status === 1 ? (
    <Status state="settled">{t`Settled`}</Status>
  ) : (
    <Status state="waiting">{t`On its way`}</Status>
  )
}

function useColumns(): Column<wire.QuickPay>[] {
  const { t } = useLingui()
  return [
    useTimeColumn(({ created_date }) => created_date),
    { key: 'other', head: t`With`, cell: payment => <Other payment={payment} /> },
    { key: 'status', head: t`State`, cell: payment => <Arrival payment={payment} /> },
    { key: 'amount', head: t`Amount`, align: 'end', cell: payment => <Amount payment={payment} /> },
    useReceiptColumn(({ id }) => ({ reference: id })),
  ]
}

function Filters({ search, change }: FiltersProps<QuickPaySearch>) {
  const { t } = useLingui()
  const { data: wallets = [] } = useQuery(walletsQuery)
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <AmountFilter list="quickPay.list" search={search} change={change} />
      <ChoiceFilter
        label={t`Direction`}
        all={t`Sent and received`}
        choices={[
          { value: 'sent', label: t({ message: 'Sent', context: 'quick pay' }) },
          { value: 'received', label: t`Received` },
        ]}
        value={search.direction}
        onChange={direction => change({ direction })}
      />
      <ChoiceFilter
        label={t`Currency`}
        all={t`All currencies`}
        choices={wallets.map(({ currency }) => ({ value: currency, label: currency }))}
        value={search.currency}
        onChange={currency => change({ currency })}
      />
      <SearchFilter
        label={t`Search name, user ID, reference`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function PhoneRow({ payment }: { payment: wire.QuickPay }) {
  return (
    <>
      <Other payment={payment} />
      <Amount payment={payment} />
      <span>
        <ClockTime at={payment.created_date} /> · <Arrival payment={payment} />
      </span>
      <span className="card-end">
        <ReceiptButton wanted={{ reference: payment.id }} />
      </span>
    </>
  )
}
