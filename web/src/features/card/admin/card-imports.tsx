import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardImportProgress } from './card-import-progress.tsx'
import { CardTabs } from './card-tabs.tsx'
import { cardImportsQuery, type ImportSearch } from './queries.ts'

type Import = wire.CardImportRecord

/** Large files of card logs, which are booked behind the scenes: how far each is, and how it ended. */
export function CardImports() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ImportSearch>()
  const { open, ...filters } = search
  const query = useQuery(cardImportsQuery(search))
  const columns = useColumns(open, id => change({ open: open === id ? undefined : id, page: search.page }))
  return (
    <Page title={t`Card imports`}>
      <CardTabs />
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          density="compact"
          rowKey={({ id }) => id}
          isChosen={({ id }) => id === open}
          below={({ id }) => <CardImportProgress id={id} />}
          empty={
            <EmptyState title={t`No large file yet`}>
              {t`A file of more than 10,000 rows is booked behind the scenes, and stands here from its first row on.`}
            </EmptyState>
          }
          {...paging}
          isFiltered={[filters.search, filters.state, filters.from, filters.to].some(Boolean)}
          caption={t`Card imports`}
        />
      </Panel>
    </Page>
  )
}

function useStates() {
  const { t } = useLingui()
  return {
    ready: { label: t`Being made ready`, tone: 'waiting' },
    booking: { label: t`Being booked`, tone: 'waiting' },
    booked: { label: t`All rows booked`, tone: 'settled' },
    refused: { label: t`Refused`, tone: 'wrong' },
  } as const
}

function useColumns(
  open: string | undefined,
  toggle: (id: string) => void,
): Column<Import, 'card.imports'>[] {
  const { t, i18n } = useLingui()
  const states = useStates()
  return [
    {
      key: 'begun',
      head: t`Begun`,
      sort: 'created_date',
      cell: ({ id, created_date }) => (
        <Opener isOpen={open === id} onToggle={() => toggle(id)}>
          <UtcTime at={created_date} />
        </Opener>
      ),
    },
    { key: 'by', head: t`Begun by`, cell: row => <MemberLink {...row} /> },
    {
      key: 'state',
      head: t`State`,
      cell: ({ state }) => <Status state={states[state].tone}>{states[state].label}</Status>,
    },
    {
      key: 'done',
      head: t`Rows done`,
      align: 'end',
      cell: ({ state, done }) => (
        <span className="figures quiet">{i18n.number(state === 'refused' ? 0 : done)}</span>
      ),
    },
    {
      key: 'rows',
      head: t`Rows`,
      sort: 'rows',
      align: 'end',
      cell: ({ rows }) => <span className="figures">{i18n.number(rows)}</span>,
    },
  ]
}

function Filters({ search, change }: FiltersProps<ImportSearch>) {
  const { t } = useLingui()
  const states = useStates()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
        value={search.state}
        onChange={state => change({ state, ...UNSORTED })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter
        label={t`Search name, e-mail, user ID, import`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
