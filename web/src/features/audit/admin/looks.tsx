import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { utcText } from '../../../i18n/time.ts'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { LabelledCard } from '../../../parts/labelled-card.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import '../../../parts/admin.css'
import { useLookKinds } from './look-kinds.ts'
import { type LooksSearch, looksQuery } from './look-queries.ts'

/** Which administrator has looked at whose personal data, when and why: for auditors. */
export function Looks() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<LooksSearch>()
  const query = useQuery(looksQuery(search))
  const columns = useColumns()
  return (
    <Page title={t`Looks at personal data`}>
      <p className="quiet" style={{ marginBottom: 12 }}>
        {t`Each look at an identity record, a document or full bank details: by whom, when and why. The data itself is not in here.`}
      </p>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          density="compact"
          columns={columns}
          card={row => <LabelledCard row={row} columns={[...columns.slice(1), ...columns.slice(0, 1)]} />}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t`No looks yet`}
            >{t`Each look stands here as soon as the list follows.`}</EmptyState>
          }
          {...paging}
          caption={t`Looks at personal data`}
        />
      </Panel>
    </Page>
  )
}

function useColumns(): Column<wire.Look, 'audit.looks'>[] {
  const { t } = useLingui()
  const kinds = useLookKinds()
  return [
    {
      key: 'time',
      head: t`Time`,
      sort: 'created_date',
      width: 190,
      cell: row => <Times look={row} />,
    },
    {
      key: 'by',
      head: t`Administrator`,
      cell: ({ by, by_username }) => <MemberLink uid={by} username={by_username} />,
    },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) =>
        uid ? <MemberLink uid={uid} username={username} /> : <span className="quiet">{t`Has gone`}</span>,
    },
    { key: 'kind', head: t`Kind`, cell: ({ kind }) => kinds[kind] },
    {
      key: 'reason',
      head: t`Reason`,
      cell: ({ reason }) => reason ?? <span className="quiet">{t`erased`}</span>,
    },
  ]
}

/** When it began; and how often it went on, within a quarter of an hour each. */
function Times({ look: { created_date, last_date, times } }: { look: wire.Look }) {
  const { t } = useLingui()
  return (
    <span className="figures quiet">
      <UtcTime at={created_date} />
      {times > 1 && <span title={utcText(last_date)}> {t`× ${times}`}</span>}
    </span>
  )
}

function Filters({ search, change }: FiltersProps<LooksSearch>) {
  const { t } = useLingui()
  const kinds = useLookKinds()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Kind`}
        all={t`All kinds`}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={search.kind}
        onChange={kind => change({ kind })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter label={t`Administrator’s ID`} value={search.by} onChange={by => change({ by })} />
      <SearchFilter label={t`Member’s ID`} value={search.uid} onChange={uid => change({ uid })} />
      <SearchFilter
        label={t`Search name, e-mail, user ID, case, reason`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
