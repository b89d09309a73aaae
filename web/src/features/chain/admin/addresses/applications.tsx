import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { type ListSearch, useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ViewsMenu } from '../../../../parts/saved-views/views-menu.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { CompleteApplication } from './complete-application.tsx'
import { allNetworksQuery, applicationsQuery } from './queries.ts'

type Application = wire.AdminAddressApplication

/** Members who wait for an address because the pool had none. Addresses brought in go to them first. */
export function Applications() {
  const { t } = useLingui()
  const { search, change } = useListState<ListSearch & { readonly waiting?: string | undefined }>()
  const networks = useQuery(allNetworksQuery)
  const choices = (networks.data ?? []).map(({ network_code: code }) => ({ value: code, label: code }))
  const { waiting } = search
  return (
    <Panel title={t`Waiting for an address`} inset="flush">
      <div className="toolbar">
        <ChoiceFilter
          label={t`Network of those who wait`}
          all={t`All networks`}
          choices={choices}
          value={waiting}
          onChange={network => change({ waiting: network })}
        />
        <ViewsMenu />
      </div>
      <Waiting key={waiting} network={waiting} onClear={() => change({ waiting: undefined })} />
    </Panel>
  )
}

function Waiting({ network, onClear }: { network: string | undefined; onClear: () => void }) {
  const { t } = useLingui()
  // The address's own page is that of the pool below.
  const [page, setPage] = useState(1)
  const query = useQuery(applicationsQuery(page, network))
  const what = ({ currency, network }: Application) => `${currency} · ${network}`
  const since = ({ created_date }: Application) => <UtcTime at={created_date} isQuiet />
  const columns = useColumns()
  return (
    <List
      query={query}
      density="compact"
      columns={columns}
      card={row => (
        <>
          <MemberLink {...row} />
          <span>{what(row)}</span>
          <span className="card-pair">
            {since(row)}
            <CompleteApplication id={row.id} />
          </span>
        </>
      )}
      rowKey={row => row.id}
      empty={<EmptyState title={t`Nobody waits`}>{t`The pool has had an address for everybody.`}</EmptyState>}
      isFiltered={network !== undefined}
      onClear={onClear}
      page={page}
      onPage={setPage}
      caption={t`Waiting for an address`}
    />
  )
}

function useColumns(): Column<Application>[] {
  const { t } = useLingui()
  const what = ({ currency, network }: Application) => `${currency} · ${network}`
  const since = ({ created_date }: Application) => <UtcTime at={created_date} isQuiet />
  return [
    { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
    { key: 'what', head: t`For`, cell: what },
    { key: 'since', head: t`Since`, cell: since },
    {
      key: 'do',
      head: <span className="sr">{t`What to do`}</span>,
      align: 'end',
      cell: row => <CompleteApplication id={row.id} />,
    },
  ]
}
