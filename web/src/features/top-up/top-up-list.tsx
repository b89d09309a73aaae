import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../parts/amount.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../parts/filters.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { clockText } from '../../parts/time.ts'
import { networksQuery, type TopUpSearch, topUpsQuery } from './queries.ts'
import { TopUpStatus } from './top-up-status.tsx'

/** The member's own top-ups. Rejected ones stay, with the reason. */
export function TopUpList({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { search, change, clear, isFiltered } = useListSearch<TopUpSearch & { step?: string }>()
  const { step: _, ...filters } = search
  const query = useQuery(topUpsQuery(uid, filters))
  const { data: pairs = [] } = useQuery(networksQuery)
  const codes = [...new Set(pairs.map(({ currency }) => currency))]
  const states = [
    { value: '0', label: t`Waits for finance` },
    { value: '1', label: t`Settled` },
    { value: '-1', label: t`Did not move` },
  ]
  const columns = useColumns()
  return (
    <Panel title={t`My top-ups`} inset="flush">
      <div className="toolbar">
        <PeriodFilter from={search.from} to={search.to} onChange={change} />
        <ChoiceFilter
          label={t`State`}
          all={t`All states`}
          choices={states}
          value={search.status}
          onChange={status => change({ status })}
        />
        <ChoiceFilter
          label={t`Currency`}
          all={t`All currencies`}
          choices={codes.map(code => ({ value: code, label: code }))}
          value={search.currency}
          onChange={currency => change({ currency })}
        />
        <SearchFilter
          label={t`Search TXID`}
          value={search.search}
          onChange={text => change({ search: text })}
        />
      </div>
      <List
        query={query}
        columns={columns}
        card={topUp => (
          <>
            <What topUp={topUp} />
            <Amount topUp={topUp} />
            <span className="quiet card-wide">
              <Detail topUp={topUp} />
            </span>
            <span className="card-wide">
              <span className="quiet figures">{clockText(topUp.created_date)}</span> ·{' '}
              <TopUpStatus status={topUp.status} />
            </span>
          </>
        )}
        rowKey={topUp => topUp.id}
        day={topUp => topUp.created_date}
        empty={
          <EmptyFace
            title={t`No top-up yet`}
          >{t`What you submit stands here, with what became of it.`}</EmptyFace>
        }
        isFiltered={isFiltered}
        onClear={clear}
        page={search.page ?? 1}
        onPage={page => change({ page })}
        caption={t`My top-ups`}
        records="top-ups"
      />
    </Panel>
  )
}

const What = ({ topUp }: { topUp: wire.TopUp }) => (
  <span style={{ fontWeight: 550 }}>
    {topUp.currency} · {topUp.network}
  </span>
)

/** What arrived; before the decision what was sent; struck through what did not move. */
const Amount = ({ topUp: { amount, credited, currency, status } }: { topUp: wire.TopUp }) => (
  <Money
    amount={credited ?? amount}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status === -1}
  />
)

function Detail({ topUp }: { topUp: wire.TopUp }) {
  const { t } = useLingui()
  const { status, reason, fee, currency, amount, txid } = topUp
  if (status === -1 && reason) return t`Rejected: ${reason}`
  const sent = amountText(amount, currency)
  const cost = fee ? amountText(fee, currency) : ''
  return (
    <>
      <span className="mono" style={{ overflowWrap: 'anywhere' }}>
        {txid}
      </span>
      {fee && !isZero(fee) && <> · {t`${sent} sent, fee ${cost}`}</>}
    </>
  )
}

function useColumns(): Column<wire.TopUp>[] {
  const { t } = useLingui()
  return [
    {
      key: 'time',
      head: t`Time`,
      width: 76,
      cell: ({ created_date }) => <span className="figures quiet">{clockText(created_date)}</span>,
    },
    {
      key: 'what',
      head: t`What`,
      cell: topUp => (
        <>
          <What topUp={topUp} />
          <div className="quiet">
            <Detail topUp={topUp} />
          </div>
        </>
      ),
    },
    { key: 'status', head: t`State`, cell: ({ status }) => <TopUpStatus status={status} /> },
    { key: 'amount', head: t`Amount`, align: 'end', cell: topUp => <Amount topUp={topUp} /> },
  ]
}
