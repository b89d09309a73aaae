import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Standing } from '../../../../parts/decided.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { useNextCase } from '../../../../parts/lists/use-next-case.ts'
import { Money } from '../../../../parts/money.tsx'
import { Opener } from '../../../../parts/opener.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Age } from '../../../../parts/utc-time.tsx'
import { CASE_PLACES } from '../../../../platform/cases/case-places.ts'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import '../../../../parts/admin.css'
import { BulkBar } from './bulk-bar.tsx'
import { CaseWork } from './case-work.tsx'
import './inbox.css'
import type { OneCaseProps } from '../../../../platform/cases/admin/case-kind.tsx'
import { useBulkEnds } from '../../../../platform/cases/admin/use-bulk-ends.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { KINDS } from './kinds.ts'
import { type InboxSearch, inboxQuery } from './queries.ts'
import { useBulk } from './use-bulk.tsx'

/** A case of any kind with its evidence and the decision, as its own list shows it. */
function OneCase({ kind, ...one }: OneCaseProps & { kind: wire.CaseKind }) {
  const { One } = KINDS[kind]
  return <One {...one} />
}

const keyOf = ({ kind, id }: wire.InboxCase) => `${kind}:${id}`

/** Everything that waits in one list, the oldest first; when a case has been decided, the next one opens. */
export function Inbox() {
  const { t } = useLingui()
  const { search, change, paging } = useListState<InboxSearch>()
  const query = useQuery(inboxQuery(search))
  const rows = query.data?.rows ?? []
  const open = (key: string | undefined) => change({ open: key, page: search.page })
  const openNext = useNextCase({ rows, keyOf, idOf: ({ id }) => id, opened: search.open, open })
  const opener = (row: wire.InboxCase) => (
    <CaseOpener
      row={row}
      isOpen={search.open === keyOf(row)}
      onPress={() => open(search.open === keyOf(row) ? undefined : keyOf(row))}
    />
  )
  const bulk = useBulk(search.kind, rows)
  useBulkEnds()
  const columns = [...bulk.columns, ...useColumns(opener)]
  return (
    <Page
      title={t`Inbox`}
      actions={
        <Button
          size="sm"
          variant="default"
          renderRoot={props => <Link {...props} to="/admin/bulk" />}
        >{t`Bulk decisions`}</Button>
      }
    >
      <Panel inset="flush">
        <InboxFilters search={search} change={change} />
        {bulk.kind && (
          <BulkBar
            key={bulk.kind}
            kind={bulk.kind}
            rows={rows}
            chosen={bulk.chosen}
            total={query.data?.total ?? 0}
            search={search}
          />
        )}
        <List
          query={query}
          density="compact"
          columns={columns}
          rowKey={keyOf}
          isChosen={row => keyOf(row) === search.open}
          below={row => (
            <>
              <OneCase
                key={keyOf(row)}
                kind={row.kind}
                id={row.id}
                uid={row.uid}
                onDecided={() => openNext(row)}
              />
              <CaseWork row={row} />
            </>
          )}
          empty={
            <EmptyState title={t`Nothing waits for you`}>
              {t`Cases of every kind appear here, oldest first.`}
            </EmptyState>
          }
          {...paging}
          caption={t`Inbox`}
        />
      </Panel>
    </Page>
  )
}

function CaseOpener({ row, isOpen, onPress }: { row: wire.InboxCase; isOpen: boolean; onPress: () => void }) {
  const { i18n } = useLingui()
  return (
    <Opener isOpen={isOpen} onToggle={onPress}>
      {i18n._(CASE_PLACES[row.kind].label)}
    </Opener>
  )
}

function useColumns(opener: (row: wire.InboxCase) => ReactNode): Column<wire.InboxCase, 'office.inbox'>[] {
  const { t } = useLingui()
  return [
    { key: 'case', head: t`Case`, cell: opener },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => uid !== null && <MemberLink uid={uid} username={username} />,
    },
    { key: 'assigned', head: t`Assigned to`, cell: row => <Assigned row={row} /> },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount, currency }) =>
        amount !== null && currency !== null ? (
          <Money amount={amount} currency={currency} size="sm" isStrong exact />
        ) : (
          <span className="quiet">–</span>
        ),
    },
    {
      key: 'since',
      head: t`Has waited`,
      sort: 'created_date',
      isInverse: true,
      align: 'end',
      cell: row => <Since row={row} />,
    },
  ]
}

function Assigned({ row: { assignee, assignee_name, notes } }: { row: wire.InboxCase }) {
  const { t } = useLingui()
  return (
    <span>
      {assignee === null ? <span className="quiet">{t`Not assigned`}</span> : assignee_name}
      {notes > 0 && <span className="quiet"> · {t`Notes: ${notes}`}</span>}
    </span>
  )
}

function Since({ row: { id, created_date } }: { row: wire.InboxCase }) {
  return (
    <Standing id={id}>
      <Age since={created_date} />
    </Standing>
  )
}
