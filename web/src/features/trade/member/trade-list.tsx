import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChoiceFilter, type FiltersProps } from '../../../parts/filters.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { RecordPanel } from '../../../platform/lines/member/record-panel.tsx'
import { CancelOrder } from './open-orders.tsx'
import { type TradeSearch, tradesQuery } from './queries.ts'
import { SideFilter } from './side-filter.tsx'
import { TradeStatus, useOrderWords, useTradeStates } from './words.tsx'

/** The member's own orders, open and finished. */
export function TradeList() {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  const { search, change } = useListSearch<TradeSearch>()
  const query = useQuery(tradesQuery(search))
  return (
    <Page title={t`Orders`} actions={<Link to="/trades/buy">{t`Trade`}</Link>}>
      <RecordPanel
        title={t`Orders`}
        isUntitled
        query={query}
        ranged="trade.list"
        when={order => order.created_date}
        what={orderWords}
        detail={order => <Outcome order={order} />}
        state={({ status }) => <TradeStatus status={status} />}
        columns={[
          {
            key: 'left',
            head: t`Left`,
            align: 'end',
            cell: ({ left, base }) => <Money amount={left} currency={base} exact />,
          },
        ]}
        amount={({ amount, base }) => <Money amount={amount} currency={base} exact isStrong />}
        action={{ label: t`Cancel`, of: order => order.status === 0 && <CancelOrder order={order} /> }}
        filters={<Filters search={search} change={change} />}
        empty={
          <EmptyState
            title={t`No order yet`}
          >{t`Orders you place stand here, open ones and filled ones.`}</EmptyState>
        }
        line={({ id }) => `trade-placed:${id}`}
        receipt={({ id }) => ({ reference: id })}
        records="trades"
      />
    </Page>
  )
}

/** Limit price of an order, the amounts paid and received so far, and a reason if there is one. */
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

function Filters({ search, change }: FiltersProps<TradeSearch>) {
  const { t } = useLingui()
  const states = useTradeStates()
  return (
    <>
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
      <SideFilter value={search.type} onChange={type => change({ type })} />
    </>
  )
}
