import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../../client/call.ts'
import { PeriodFilter } from '../../parts/filters.tsx'
import { List } from '../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../parts/list-search.ts'
import { Panel } from '../../parts/panel.tsx'
import { clockText } from '../../parts/time.ts'
import { Page } from '../../shell/page.tsx'
import { RecordTabs } from './record-tabs.tsx'

type RecordListProps<Row> = {
  title: string
  query: UseQueryResult<Rows<Row>>
  when: (row: Row) => string
  what: (row: Row) => ReactNode
  detail: (row: Row) => ReactNode
  state: (row: Row) => ReactNode
  amount: (row: Row) => ReactNode
  empty: ReactNode
  /** What a mail of them is called. */
  records?: wire.RecordKind | undefined
}

/** The records of one kind: when, what, where it stands, how much. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { title, query, when, what, detail, state, amount, empty } = props
  const { t } = useLingui()
  const { search, change, clear, isFiltered } = useListSearch<ListSearch>()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <Panel title={title} inset="flush">
        <div className="toolbar">
          <PeriodFilter from={search.from} to={search.to} onChange={change} />
        </div>
        <List
          query={query}
          columns={[
            {
              key: 'time',
              head: t`Time`,
              width: 76,
              cell: row => <span className="figures quiet">{clockText(when(row))}</span>,
            },
            {
              key: 'what',
              head: t`What`,
              cell: row => (
                <>
                  <span style={{ fontWeight: 550 }}>{what(row)}</span>
                  <div className="quiet">{detail(row)}</div>
                </>
              ),
            },
            { key: 'state', head: t`State`, cell: state },
            { key: 'amount', head: t`Amount`, align: 'end', cell: amount },
          ]}
          card={row => (
            <>
              <span style={{ fontWeight: 550 }}>{what(row)}</span>
              {amount(row)}
              <span className="quiet card-wide">{detail(row)}</span>
              <span className="card-wide">
                <span className="quiet figures">{clockText(when(row))}</span> · {state(row)}
              </span>
            </>
          )}
          rowKey={row => row.id}
          day={when}
          empty={empty}
          isFiltered={isFiltered}
          onClear={clear}
          page={search.page ?? 1}
          onPage={page => change({ page })}
          caption={title}
          records={props.records}
        />
      </Panel>
    </Page>
  )
}
