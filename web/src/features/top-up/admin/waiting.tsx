import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { Standing } from '../../../parts/decided.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { networksQuery } from '../../../parts/networks-query.ts'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Age } from '../../../parts/utc-time.tsx'
import { TopUpStatus } from '../member/top-up-status.tsx'
import '../../../parts/admin.css'
import { CaseTimeline } from '../../../platform/cases/admin/case-timeline.tsx'
import { MemberCases } from '../../../platform/cases/admin/member-cases.tsx'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { useNextCase } from '../../../parts/lists/use-next-case.ts'
import { topUpCasesQuery, type WaitingSearch } from '../../top-up/admin/queries.ts'
import { TopUpCase } from './top-up-case.tsx'

/** Top-ups that wait for finance, oldest first; a row opens the case with its evidence and the decision. */
export function Waiting() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<WaitingSearch>()
  const query = useQuery(topUpCasesQuery(search))
  const { open } = search
  const openNext = useNextCase({
    rows: query.data?.rows ?? [],
    keyOf: topUp => topUp.id,
    isOpen: topUp => topUp.status === 0,
    opened: open,
    open: next => change({ open: next, page: search.page }),
  })
  const toggle = (id: string) => change({ open: open === id ? undefined : id, page: search.page })
  const opener = (topUp: wire.AdminTopUp) => (
    <Opener isOpen={open === topUp.id} onToggle={() => toggle(topUp.id)}>
      {t`Top-up`} · {topUp.network}
    </Opener>
  )
  const columns = useColumns(opener)
  return (
    <Page title={t`Top-ups`}>
      <Panel inset="flush">
        <Filters change={change} search={search} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={topUp => <PhoneRow topUp={topUp} opener={opener(topUp)} />}
          rowKey={topUp => topUp.id}
          isChosen={topUp => topUp.id === open}
          below={topUp => (
            <>
              <TopUpCase topUp={topUp} onDecided={() => openNext(topUp)} />
              <MemberCases uid={topUp.uid} besides={topUp.id} />
              <CaseTimeline id={topUp.id} />
            </>
          )}
          empty={
            <EmptyState
              title={t`Nothing waits`}
            >{t`Top-ups that members submit appear here, oldest first.`}</EmptyState>
          }
          {...paging}
          caption={t`Top-ups`}
        />
      </Panel>
    </Page>
  )
}

/** How long it has waited, or what became of it. */
function Since({ topUp }: { topUp: wire.AdminTopUp }) {
  return (
    <Standing id={topUp.id}>
      {topUp.status === 0 ? <Age since={topUp.created_date} /> : <TopUpStatus status={topUp.status} />}
    </Standing>
  )
}

function useColumns(opener: (topUp: wire.AdminTopUp) => ReactNode): Column<wire.AdminTopUp, 'topUp.all'>[] {
  const { t } = useLingui()
  return [
    { key: 'case', head: t`Case`, cell: opener },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => (
        <Link to="/admin/member/$uid" params={{ uid }} className="row-link" style={{ fontWeight: 450 }}>
          <span className="ellipsis">{username}</span> <span className="quiet figures">{uid}</span>
        </Link>
      ),
    },
    {
      key: 'amount',
      head: t`Amount`,
      sort: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} size="sm" isStrong exact />,
    },
    { key: 'maker', head: t`Made by`, cell: () => <span className="quiet">{t`the member`}</span> },
    {
      key: 'since',
      head: t`Has waited`,
      sort: 'created_date',
      isInverse: true,
      align: 'end',
      cell: topUp => <Since topUp={topUp} />,
    },
  ]
}

function Filters({ change, search }: FiltersProps<WaitingSearch>) {
  const { t } = useLingui()
  const { data: pairs = [] } = useQuery(networksQuery)
  const codes = [...new Set(pairs.map(({ currency }) => currency))]
  const networks = [...new Set(pairs.map(({ network_code }) => network_code))]
  const { status } = search
  const { usual, states } = useStates()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={usual}
        choices={states}
        value={states.some(({ value }) => value === status) ? status : undefined}
        onChange={next => change({ status: next, open: undefined, ...UNSORTED })}
      />
      <ChoiceFilter
        label={t`Currency`}
        all={t`All currencies`}
        choices={codes.map(code => ({ value: code, label: code }))}
        value={search.currency}
        onChange={currency => change({ currency })}
      />
      <ChoiceFilter
        label={t`Network`}
        all={t`All networks`}
        choices={networks.map(code => ({ value: code, label: code }))}
        value={search.network}
        onChange={network => change({ network })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <AmountFilter list="topUp.all" search={search} change={change} />
      <SearchFilter
        label={t`Search name, e-mail, user ID, TXID, reference`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function PhoneRow({ topUp, opener }: { topUp: wire.AdminTopUp; opener: ReactNode }) {
  return (
    <>
      {opener}
      <Money amount={topUp.amount} currency={topUp.currency} isStrong exact />
      <span className="quiet">
        {topUp.username} <span className="figures">{topUp.uid}</span>
      </span>
      <span className="card-end">
        <Since topUp={topUp} />
      </span>
    </>
  )
}
