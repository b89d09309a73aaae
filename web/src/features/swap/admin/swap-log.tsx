import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import type { Column } from '../../../parts/column.ts'
import { useListSearch } from '../../../parts/list-search.ts'
import { LogPage } from '../../../parts/log-page.tsx'
import { Money } from '../../../parts/money.tsx'
import { trimmedRate } from '../../../parts/rate.ts'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { type SwapSearch, swapLogQuery } from '../member/queries.ts'

/** Everybody's swaps. */
export function SwapLog() {
  const { t } = useLingui()
  const { search, change } = useListSearch<SwapSearch>()
  const query = useQuery(swapLogQuery(search))
  const columns = useColumns()
  return (
    <LogPage
      title={t`Swaps`}
      about={t`What members swapped, at which rate and for which fee.`}
      query={query}
      columns={columns}
      rowKey={row => `${row.uid}:${row.id}`}
      empty={{ title: t`No swap yet`, text: t`Every swap stands here from the moment it is made.` }}
      filters={
        <>
          <CurrencyFilter
            label={t`Given`}
            all={t`Given: all`}
            value={search.source}
            onChange={source => change({ source })}
          />
          <CurrencyFilter
            label={t`Received`}
            all={t`Received: all`}
            value={search.target}
            onChange={target => change({ target })}
          />
          <AmountFilter
            list="swap.log"
            search={search}
            change={change}
            unset={t`Given: all amounts`}
            hint={t`What was given, whatever its currency. Both amounts are included.`}
          />
        </>
      }
      searchLabel={t`Search name, e-mail, user ID, reference`}
    />
  )
}

function useColumns(): Column<wire.LoggedSwap>[] {
  const { t } = useLingui()
  return [
    { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
    {
      key: 'rate',
      head: t`Rate`,
      align: 'end',
      cell: ({ rate }) => <span className="figures">{trimmedRate(rate)}</span>,
    },
    {
      key: 'fee',
      head: t`Fee`,
      align: 'end',
      cell: ({ fee, source }) => <Money amount={fee} currency={source} size="sm" exact />,
    },
    {
      key: 'given',
      head: t`Given`,
      align: 'end',
      cell: ({ sourceAmount, source }) => <Money amount={sourceAmount} currency={source} size="sm" exact />,
    },
    {
      key: 'received',
      head: t`Received`,
      align: 'end',
      cell: ({ receivedAmount, target }) => (
        <Money amount={receivedAmount} currency={target} size="sm" isStrong exact />
      ),
    },
  ]
}
