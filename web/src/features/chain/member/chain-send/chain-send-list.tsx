import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../../i18n/amount.ts'
import { AmountFilter } from '../../../../parts/amount-filter.tsx'
import { ClockTime } from '../../../../parts/clock-time.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useTimeColumn } from '../../../../parts/time-column.tsx'
import { ReceiptButton } from '../../../../platform/lines/member/receipt-button.tsx'
import { useReceiptColumn } from '../../../../platform/lines/member/receipt-column.tsx'
import type { AgainSearch } from '../../../../platform/lines/member/transaction/again-search.ts'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { shortAddress } from '../address-book/queries.ts'
import { ChainSendStatus } from './chain-send-status.tsx'
import { type ChainSendSearch, chainSendsQuery } from './queries.ts'

/** The member's sends. Rejected ones stay, with the reason. */
export function ChainSendList({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { search, change, clear } = useListSearch<ChainSendSearch & AgainSearch & { step?: string }>()
  const { step: _, again: __, ...filters } = search
  const query = useQuery(chainSendsQuery(uid, filters))
  const columns = useColumns()
  return (
    <Panel title={t`My sends`} inset="flush">
      <Filters search={search} change={change} />
      <List
        query={query}
        columns={columns}
        card={row => <PhoneRow send={row} />}
        rowKey={row => row.id}
        day={row => row.created_date}
        empty={
          <EmptyState title={t`Nothing sent yet`}>
            {t`What you send stands here, with what became of it.`}
          </EmptyState>
        }
        isFiltered={[search.status, search.from, search.to].some(Boolean)}
        onClear={clear}
        page={search.page ?? 1}
        onPage={page => change({ page })}
        caption={t`My sends`}
        records="chain-sends"
      />
    </Panel>
  )
}

type Shown = { send: wire.ChainSend }

function To({ send: { id, name, address, network } }: Shown) {
  const { t } = useLingui()
  return (
    <span>
      <LineLink id={`chain-send:${id}`}>{name || t`erased`}</LineLink>{' '}
      <span className="quiet">
        <span className="mono" style={{ whiteSpace: 'nowrap' }}>
          {shortAddress(address)}
        </span>{' '}
        · {network}
      </span>
    </span>
  )
}

const Amount = ({ send: { amount, currency, status } }: Shown) => (
  <Money
    amount={`-${amount}`}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status === -1}
  />
)

function Detail({ send: { reason, externalTxId, arrives, fee, currency } }: Shown) {
  const { t } = useLingui()
  if (reason) return t`Rejected: ${reason}`
  const sent = amountText(arrives, currency)
  const cost = amountText(fee, currency)
  return (
    <>
      {t`${sent} to the address, fee ${cost}`}
      {externalTxId && (
        <>
          {' · '}
          <span className="mono" style={{ overflowWrap: 'anywhere' }}>
            {externalTxId}
          </span>
        </>
      )}
    </>
  )
}

function Filters({ search, change }: FiltersProps<ChainSendSearch & { step?: string }>) {
  const { t } = useLingui()
  const states = [
    { value: '0', label: t`Locked, waits for finance` },
    { value: '1', label: t`Sent on the chain` },
    { value: '-1', label: t`Rejected, money is back` },
  ]
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <AmountFilter list="chain.sends" search={search} change={change} />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
    </div>
  )
}

function useColumns(): Column<wire.ChainSend>[] {
  const { t } = useLingui()
  return [
    useTimeColumn(row => row.created_date),
    {
      key: 'to',
      head: t`To`,
      cell: row => (
        <>
          <To send={row} />
          <div className="quiet">
            <Detail send={row} />
          </div>
        </>
      ),
    },
    { key: 'state', head: t`State`, cell: row => <ChainSendStatus status={row.status} /> },
    { key: 'amount', head: t`Amount`, align: 'end', cell: row => <Amount send={row} /> },
    useReceiptColumn(({ id }) => ({ reference: id })),
  ]
}

function PhoneRow({ send }: { send: wire.ChainSend }) {
  return (
    <>
      <To send={send} />
      <Amount send={send} />
      <span className="quiet card-wide">
        <Detail send={send} />
      </span>
      <span className="card-wide">
        <ClockTime at={send.created_date} /> · <ChainSendStatus status={send.status} />{' '}
        <ReceiptButton wanted={{ reference: send.id }} />
      </span>
    </>
  )
}
