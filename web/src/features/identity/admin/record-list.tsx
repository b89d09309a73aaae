import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { may } from '../../../client/may.ts'
import { Standing } from '../../../parts/decided.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { ListOwnerContext } from '../../../parts/list-owner.ts'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Age, UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { type RecordsSearch, recordsQuery } from './queries.ts'
import { RecordState, useByWords, useKinds } from './words.tsx'

/** Members' forms to have their identity verified; a row opens its documents and the decision. */
export function RecordList() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<RecordsSearch>()
  const query = useQuery(recordsQuery(search))
  const columns = useColumns()
  const enter = (
    <Button size="sm" variant="default" renderRoot={props => <Link {...props} to="/admin/userkycs/add" />}>
      {t`Enter for a member`}
    </Button>
  )
  return (
    <Page title={t`Identity checks`} actions={may('identity.enter') && enter}>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          density="compact"
          columns={columns}
          card={record => <PhoneRow record={record} />}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t`Nothing waits`}
            >{t`What members hand in appears here, oldest first.`}</EmptyState>
          }
          {...paging}
          caption={t`Identity checks`}
        />
      </Panel>
    </Page>
  )
}

/** Name on the form, as a link to the record. */
function Name({ record: { id, name, username } }: { record: wire.KycRecord }) {
  const { t } = useLingui()
  return (
    <Link to="/admin/userkycs/view/$id" params={{ id }} className="row-link">
      {name || t`${username} (erased)`}
    </Link>
  )
}

/** How long it has waited, or what became of it. */
function Since({ record }: { record: wire.KycRecord }) {
  const { id, status, submitted_date } = record
  return (
    <Standing id={id}>
      {status === 0 ? <Age since={submitted_date} /> : <RecordState record={record} />}
    </Standing>
  )
}

function useColumns(): Column<wire.KycRecord, 'identity.records'>[] {
  const { t } = useLingui()
  const kinds = useKinds()
  const byWords = useByWords()
  const when = (at: string, by: string | null, record: wire.KycRecord) => (
    <>
      <UtcTime at={at} />
      <div className="quiet">{byWords(by, record)}</div>
    </>
  )
  return [
    {
      key: 'name',
      head: t`Name`,
      cell: record => (
        <>
          <Name record={record} />
          <div className="quiet">{kinds[record.type]}</div>
        </>
      ),
    },
    {
      key: 'member',
      head: t`Member`,
      cell: record => (
        <>
          <MemberLink {...record} />
          <div className="quiet" style={{ overflowWrap: 'anywhere' }}>
            {record.email}
          </div>
        </>
      ),
    },
    {
      key: 'submitted',
      head: t({ message: 'Handed in', context: 'when' }),
      sort: 'submitted_date',
      cell: record => when(record.submitted_date, record.submitted_by, record),
    },
    {
      key: 'decided',
      head: t({ message: 'Decided', context: 'when' }),
      sort: 'decided_date',
      cell: record => record.decided_date && when(record.decided_date, record.decided_by, record),
    },
    { key: 'state', head: t`State`, align: 'end', cell: record => <Since record={record} /> },
  ]
}

function Filters({ search, change }: FiltersProps<RecordsSearch>) {
  const { t } = useLingui()
  const { usual, states } = useStates()
  const isOwned = use(ListOwnerContext) !== undefined
  const kinds = useKinds()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={usual}
        choices={states}
        value={states.some(({ value }) => value === search.status) ? search.status : undefined}
        onChange={status => change({ status, ...UNSORTED })}
      />
      <ChoiceFilter
        label={t`Kind of account`}
        all={t`All kinds`}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={search.type}
        onChange={type => change({ type })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      {!isOwned && <SearchFilter label={t`User ID`} value={search.uid} onChange={uid => change({ uid })} />}
      <SearchFilter
        label={t`Search name, e-mail, user ID, company`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function PhoneRow({ record }: { record: wire.KycRecord }) {
  const kinds = useKinds()
  return (
    <>
      <Name record={record} />
      <Since record={record} />
      <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
        <span className="figures">{record.uid}</span> · {record.email}
      </span>
      <span className="quiet card-wide">
        {kinds[record.type]} · <UtcTime at={record.submitted_date} />
      </span>
    </>
  )
}
