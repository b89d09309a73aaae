import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../client/call.ts'
import { type Choice, ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from './filters.tsx'
import { LabelledCard } from './labelled-card.tsx'
import { type Column, List } from './list.tsx'
import { type ListSearch, UNSORTED, useListSearch } from './list-search.ts'
import { EmptyState } from './list-states.tsx'
import { Page } from './page/page.tsx'
import { Panel } from './panel.tsx'
import { UtcTime } from './utc-time.tsx'

/** The address of a log. `status` as the wire counts deliveries. */
export type LogSearch = ListSearch & { status?: string | undefined }

/** The calls of logs; all of them sort by time. */
type LogCall =
  | 'account.allSignIns'
  | 'account.sentMails'
  | 'account.sentMessages'
  | 'quickPay.list'
  | 'referral.all'
  | 'swap.log'

type LogPageProps<Row> = {
  title: string
  /** The content of the log and how long it is kept. */
  about: string
  query: UseQueryResult<Rows<Row, LogCall>>
  /** The columns after the time. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  empty: { title: string; text: string }
  searchLabel: string
  states?: readonly Choice[]
  /** Filters of this log alone, behind that of the state. */
  filters?: ReactNode
}

/** A log as administrators read it: newest first, by time, with what is kept and for how long. */
export function LogPage<Row extends { readonly created_date: string }>(props: LogPageProps<Row>) {
  const { title, about, query, columns, rowKey, empty, searchLabel, states, filters } = props
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<LogSearch>()
  const time: Column<Row, LogCall> = {
    key: 'time',
    head: t`Time`,
    sort: 'created_date',
    width: 190,
    cell: row => <UtcTime at={row.created_date} isQuiet />,
  }
  return (
    <Page title={title}>
      <p className="quiet" style={{ marginBottom: 12 }}>
        {about}
      </p>
      <Panel inset="flush">
        <Filters {...{ states, filters, search, change, searchLabel }} />
        <List
          query={query}
          density="compact"
          columns={[time, ...columns]}
          card={row => <LabelledCard row={row} columns={[...columns, time]} />}
          rowKey={rowKey}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
          {...paging}
          caption={title}
        />
      </Panel>
    </Page>
  )
}

type LogFiltersProps = Pick<LogPageProps<never>, 'states' | 'filters' | 'searchLabel'> &
  FiltersProps<LogSearch>

function Filters({ states, filters, search, change, searchLabel }: LogFiltersProps) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      {states && (
        <ChoiceFilter
          label={t`State`}
          all={t`All states`}
          choices={states}
          value={search.status}
          onChange={status => change({ status, ...UNSORTED })}
        />
      )}
      {filters}
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter label={searchLabel} value={search.search} onChange={text => change({ search: text })} />
    </div>
  )
}
