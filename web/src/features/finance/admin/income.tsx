import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { dayRangeText } from '../../../i18n/time.ts'
import { ChoiceFilter, PeriodFilter } from '../../../parts/filters.tsx'
import { useListState } from '../../../parts/list-search.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { ViewsMenu } from '../../../parts/saved-views/views-menu.tsx'
import { useIncomeColumns, usePositionColumns, useSumColumns } from './income-columns.tsx'
import { type IncomeSearch, incomeQuery } from './queries.ts'

/** The house's income and costs, by kind and period, and its position in each currency. */
export function Income() {
  const { t } = useLingui()
  const { search, change } = useListState<IncomeSearch>()
  const query = useQuery(incomeQuery(search))
  const cuts = [
    { value: 'month', label: t`By month` },
    { value: 'day', label: t`By day` },
  ]
  return (
    <Page title={t`Income`}>
      <div className="toolbar bare">
        <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc usual={t`This month`} />
        <ChoiceFilter
          label={t`Periods`}
          all={t`The whole range`}
          choices={cuts}
          value={search.by}
          onChange={by => change({ by })}
        />
        <ViewsMenu />
      </div>
      {query.data ? (
        <Found income={query.data} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton width="100%" />
      )}
    </Page>
  )
}

function Found({ income }: { income: wire.Income }) {
  const { t } = useLingui()
  const columns = { sums: useSumColumns(income), lines: useIncomeColumns() }
  return (
    <div className="stack">
      <p className="quiet figures m-0">{`${dayRangeText(income.from, income.to)} UTC`}</p>
      {income.lines.length === 0 ? (
        <EmptyState title={t`The house earned and spent nothing in these days`} />
      ) : (
        <>
          <Panel title={t`Sums`} inset="flush">
            <RowsTable
              caption={t`Sums`}
              rows={income.sums}
              columns={columns.sums}
              rowKey={({ account, currency }) => `${account} ${currency}`}
            />
          </Panel>
          <Panel title={t`By kind of event`} inset="flush">
            <RowsTable
              caption={t`By kind of event`}
              rows={income.lines}
              columns={columns.lines}
              rowKey={line => [line.first, line.account, line.type, line.currency].join(' ')}
            />
          </Panel>
        </>
      )}
      <Positions income={income} />
    </div>
  )
}

/** The house's positions from exchanging with members. */
function Positions({ income }: { income: wire.Income }) {
  const { t } = useLingui()
  const columns = usePositionColumns(income)
  const currencies = income.unpriced.join(', ')
  const spread = <Money amount={income.spread_usdc} currency="USDC" kind="flow" exact isStrong />
  if (income.positions.length === 0) return null
  return (
    <>
      <Panel
        title={t`Positions of the house`}
        aside={
          <span>
            {t`Spread of swaps`}: {spread}
          </span>
        }
        inset="flush"
      >
        <RowsTable
          caption={t`Positions of the house`}
          rows={income.positions}
          columns={columns}
          rowKey={({ account, currency }) => `${account} ${currency}`}
        />
      </Panel>
      <p className="hint m-0">
        {t`The spread is the change of the swap position in USDC at the prices of now.`}
      </p>
      {income.unpriced.length > 0 && (
        <Notice tone="waiting" title={t`Without a price, and so in no sum: ${currencies}`} />
      )}
    </>
  )
}
