import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { collectionStates } from '@strongroom/shared/words/chain/state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWordsOf } from '../../../../i18n/word.ts'
import { ChoiceFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ViewsMenu } from '../../../../parts/saved-views/views-menu.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { CollectionState, Txid } from './collection-state.tsx'
import { type BalanceSearch, collectionsQuery } from './queries.ts'

type Row = wire.Collection

/** Collections: the money, the administrator who asked, and the custody's answer. */
export function CollectionList() {
  const { t } = useLingui()
  const { search, change } = useListState<BalanceSearch>()
  const { collection: status } = search
  const words = useWordsOf(collectionStates)
  return (
    <Panel title={t`Collections`} inset="flush">
      <div className="toolbar">
        <ChoiceFilter
          label={t`State`}
          all={t`All`}
          choices={([0, 1, -1] as const).map(value => ({ value: String(value), label: words[value] }))}
          value={status}
          onChange={collection => change({ collection })}
        />
        <ViewsMenu />
      </div>
      <Found key={status} status={status} onClear={() => change({ collection: undefined })} />
    </Panel>
  )
}

function Found({ status, onClear }: { status: string | undefined; onClear: () => void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery(collectionsQuery(page, status))
  const columns = useColumns()
  return (
    <List
      query={query}
      density="compact"
      columns={columns}
      rowKey={row => row.id}
      empty={
        <EmptyState title={t`Nothing has been collected yet`}>
          {t`Collections appear here and in the audit trail.`}
        </EmptyState>
      }
      isFiltered={status !== undefined}
      onClear={onClear}
      page={page}
      onPage={setPage}
      caption={t`Collections`}
    />
  )
}

function useColumns() {
  const { t } = useLingui()
  const columns: readonly Column<Row>[] = [
    {
      key: 'when',
      head: t({ message: 'Asked for', context: 'when' }),
      cell: row => <UtcTime at={row.created_date} isQuiet />,
    },
    {
      key: 'by',
      head: t`By`,
      cell: ({ asked_by, asked_by_name }) => <MemberLink uid={asked_by} username={asked_by_name} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ status, amount, collected, currency }) => (
        <Money
          amount={status === 1 ? collected : amount}
          currency={currency}
          size="sm"
          isStrong
          isVoid={status === -1}
          exact
        />
      ),
    },
    { key: 'network', head: t`Network`, cell: row => row.network },
    { key: 'state', head: t`State`, cell: row => <CollectionState collection={row} /> },
    { key: 'txid', head: t`TXID`, cell: row => <Txid {...row} /> },
  ]
  return columns
}
