import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noteDecided } from '../../../../client/decided.ts'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { ChoiceFilter, type FiltersProps, SearchFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { type AddressSearch, allNetworksQuery, poolQuery, removeAddress, retireAddress } from './queries.ts'

type Row = wire.PoolAddress

/** Deposit addresses: the free ones, or those of members. */
export function AddressList({ of, title }: { of: 'pool' | 'members'; title: string }) {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<AddressSearch>()
  const query = useQuery(poolQuery(of === 'pool' ? 0 : 1, search))
  const columns = useColumns(of)
  return (
    <Panel title={title} inset="flush">
      <Filters search={search} change={change} of={of} />
      <List
        query={query}
        density="compact"
        columns={columns}
        rowKey={row => row.id}
        empty={
          of === 'pool' ? (
            <EmptyState title={t`The pool is empty`}>
              {t`Members who need an address have to wait until some are brought in.`}
            </EmptyState>
          ) : (
            <EmptyState title={t`Nobody has an address yet`}>
              {t`Members get theirs when they open the top-up page.`}
            </EmptyState>
          )
        }
        {...paging}
        caption={title}
      />
    </Panel>
  )
}

function useColumns(of: 'pool' | 'members'): readonly Column<Row>[] {
  const { t } = useLingui()
  const address: Column<Row> = {
    key: 'address',
    head: t`Address`,
    cell: ({ ccaddress, demo, retired }) => (
      <span style={{ overflowWrap: 'anywhere' }}>
        <span className="mono">{ccaddress}</span> <CopyButton text={ccaddress} what={t`Copy address`} />
        {demo === 1 && <span className="hint"> {t`demo`}</span>}
        {retired === 1 && <span className="hint"> {t`retired`}</span>}
      </span>
    ),
  }
  const network: Column<Row> = { key: 'network', head: t`Network`, cell: row => row.network }
  const when = (at: string | null) =>
    at === null ? <span className="quiet">–</span> : <UtcTime at={at} isQuiet />
  if (of === 'pool')
    return [
      address,
      network,
      { key: 'since', head: t`Brought in`, cell: row => when(row.created_date) },
      {
        key: 'do',
        head: <span className="sr">{t`What to do`}</span>,
        align: 'end',
        cell: row => <Act row={row} act="remove" />,
      },
    ]
  return [
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => (uid ? <MemberLink uid={uid} username={username} /> : t`erased`),
    },
    address,
    network,
    { key: 'since', head: t`Theirs since`, cell: row => when(row.given_date) },
    {
      key: 'do',
      head: <span className="sr">{t`What to do`}</span>,
      align: 'end',
      cell: row => (row.retired === 0 && row.uid ? <Act row={row} act="retire" /> : ''),
    },
  ]
}

/** Takes an address out of the pool, or away from what its member is shown; asks first. */
function Act({ row: { id, ccaddress }, act }: { row: Row; act: 'remove' | 'retire' }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit(act === 'remove' ? removeAddress : retireAddress, {
    onSuccess: () => {
      setAsking(false)
      noteDecided(id, 'changed')
    },
  })
  const label = act === 'remove' ? t`Delete` : t`Retire`
  if (!may(act === 'remove' ? 'chain.removePoolAddress' : 'chain.removeAddress')) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={act === 'remove' ? t`Delete this address?` : t`Retire this address?`}
        confirmLabel={label}
        onConfirm={() => send.mutate(id)}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
      >
        <p className="mono" style={{ overflowWrap: 'anywhere' }}>
          {ccaddress}
        </p>
        <p>
          {act === 'remove'
            ? t`It leaves the pool. Nobody has it.`
            : t`Its member is shown it no more and may get another. It stays theirs: nobody else is ever given it.`}
        </p>
        {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      </Confirm>
    </>
  )
}

function Filters({ search, change, of }: FiltersProps<AddressSearch> & { of: 'members' | 'pool' }) {
  const { t } = useLingui()
  const { data: networks = [] } = useQuery(allNetworksQuery)
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Network`}
        all={t`All networks`}
        choices={networks.map(each => ({ value: each.network_code, label: each.network_name }))}
        value={search.network}
        onChange={network => change({ network })}
      />
      <SearchFilter
        label={of === 'pool' ? t`Search address` : t`Search name, e-mail, user ID, chain address`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
