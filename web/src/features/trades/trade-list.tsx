import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyFace } from '../../parts/faces.tsx'
import { ChoiceFilter, PeriodFilter } from '../../parts/filters.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { clockText } from '../../parts/time.ts'
import { Page } from '../../shell/page.tsx'
import { CancelOrder } from './open-orders.tsx'
import { type TradeSearch, tradesQuery } from './queries.ts'
import { TradeStatus, useOrderWords, useTradeStates } from './words.tsx'

/** The member's own orders, open and finished. */
export function TradeList() {
  const { t } = useLingui()
  const { search, change, clear, isFiltered } = useListSearch<TradeSearch>()
  const query = useQuery(tradesQuery(search))
  const states = useTradeStates()
  const columns = useColumns()
  return (
    <Page title={t`Orders`} actions={<Link to="/trades/buy">{t`Trade`}</Link>}>
      <Panel inset="flush">
        <div className="toolbar">
          <ChoiceFilter
            label={t`State`}
            all={t`All states`}
            choices={states}
            value={search.status}
            onChange={status => change({ status })}
          />
          <ChoiceFilter
            label={t`Side`}
            all={t`Bought and sold`}
            choices={[
              { value: 'buy', label: t`Buy` },
              { value: 'sell', label: t`Sell` },
            ]}
            value={search.type}
            onChange={type => change({ type })}
          />
          <PeriodFilter from={search.from} to={search.to} onChange={change} />
        </div>
        <List
          query={query}
          columns={columns}
          card={order => (
            <>
              <OrderTitle order={order} />
              <Money amount={order.amount} currency={order.base} exact isStrong />
              <span className="quiet card-wide">
                <Outcome order={order} />
              </span>
              <span className="card-wide row apart">
                <TradeStatus status={order.status} />
                {order.status === 0 && <CancelOrder order={order} />}
              </span>
            </>
          )}
          rowKey={order => order.id}
          day={order => order.created_date}
          empty={
            <EmptyFace
              title={t`No order yet`}
            >{t`Orders you place stand here, open ones and filled ones.`}</EmptyFace>
          }
          isFiltered={isFiltered}
          onClear={clear}
          page={search.page ?? 1}
          onPage={page => change({ page })}
          caption={t`Orders`}
          records="trades"
        />
      </Panel>
    </Page>
  )
}

function OrderTitle({ order }: { order: wire.Trade }) {
  const orderWords = useOrderWords()
  return <span style={{ fontWeight: 550 }}>{orderWords(order)}</span>
}

/** What came of it so far. */
export function Outcome({ order }: { order: wire.Trade }) {
  const { t } = useLingui()
  const { type, base, target, price, filled, paid, received, reason } = order
  const [pays, gets] = type === 'buy' ? [target, base] : [base, target]
  return (
    <>
      {t`at`} <Money amount={price} currency={target} size="sm" exact />
      {Number(filled) > 0 && (
        <>
          {' · '}
          {t`paid`} <Money amount={paid} currency={pays} size="sm" exact />, {t`received`}{' '}
          <Money amount={received} currency={gets} size="sm" exact />
        </>
      )}
      {reason && <> · {reason}</>}
    </>
  )
}

function useColumns(): Column<wire.Trade>[] {
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
      head: t`Order`,
      cell: order => (
        <>
          <OrderTitle order={order} />
          <div className="quiet">
            <Outcome order={order} />
          </div>
        </>
      ),
    },
    { key: 'state', head: t`State`, cell: ({ status }) => <TradeStatus status={status} /> },
    {
      key: 'left',
      head: t`Left`,
      align: 'end',
      cell: ({ left, base }) => <Money amount={left} currency={base} exact />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount, base }) => <Money amount={amount} currency={base} exact isStrong />,
    },
    {
      key: 'cancel',
      head: <span className="sr">{t`Cancel`}</span>,
      align: 'end',
      cell: order => order.status === 0 && <CancelOrder order={order} />,
    },
  ]
}
