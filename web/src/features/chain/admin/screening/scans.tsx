import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  type Choice,
  ChoiceFilter,
  type FiltersProps,
  PeriodFilter,
  SearchFilter,
} from '../../../../parts/filters.tsx'
import { LabelledCard } from '../../../../parts/labelled-card.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { type ScanSearch, scansQuery } from '../../../../platform/cases/admin/screening/queries.ts'
import {
  useRiskWords,
  useScanCases,
  useScanKinds,
} from '../../../../platform/cases/admin/screening/risk-words.ts'
import { Score } from '../../../../platform/cases/admin/screening/score.tsx'
import { wayToCase } from '../../../../platform/cases/admin/way-to-case.ts'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'

type Row = wire.CryptoScan

/** Addresses and TXIDs that were screened, with their scores and the cases they belong to. */
export function Scans() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ScanSearch>()
  const query = useQuery(scansQuery(search))
  const columns = useColumns()
  return (
    <Page title={t`Risk screening`}>
      <p className="quiet" style={{ marginBottom: 12 }}>
        {t`Addresses and TXIDs of top-ups, sends on chain and address books, as the screening service sees them. Without a service nothing is screened; a demo’s list says that it is one.`}
      </p>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          density="compact"
          columns={columns}
          card={row => <LabelledCard row={row} columns={columns} />}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={t`Nothing has been screened yet`}>
              {t`An address or a TXID stands here once a member has entered it.`}
            </EmptyState>
          }
          {...paging}
          caption={t`Risk screening`}
        />
      </Panel>
    </Page>
  )
}

function useColumns(): Column<Row, 'chain.scans'>[] {
  const { t } = useLingui()
  const kinds = useScanKinds()
  const words = useRiskWords()
  return [
    {
      key: 'value',
      head: t`Address or TXID`,
      cell: ({ kind, value }) => (
        <span className="stack" style={{ gap: 2 }}>
          <span className="mono" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </span>
          <span className="quiet">{kinds[kind]}</span>
        </span>
      ),
    },
    {
      key: 'network',
      head: t`Network`,
      cell: ({ network, currency }) => (
        <>
          {currency} · {network}
        </>
      ),
    },
    { key: 'score', head: t`Risk score`, sort: 'score', cell: row => <Score {...row} /> },
    {
      key: 'risks',
      head: t`Reasons`,
      cell: ({ risks, source }) => (
        <>
          {risks.length > 0 ? words(risks) : <span className="quiet">—</span>}
          {source === 'demo' && <span className="quiet"> {t`(demo list)`}</span>}
        </>
      ),
    },
    { key: 'case', head: t`Case`, cell: row => <CaseLink scan={row} /> },
    { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
    {
      key: 'when',
      head: t`Screened`,
      sort: 'created_date',
      cell: ({ created_date, answered_date }) => <UtcTime at={answered_date ?? created_date} isQuiet />,
    },
  ]
}

function CaseLink({ scan: { case_id, case_kind, uid } }: { scan: Row }) {
  const cases = useScanCases()
  if (case_kind === 'address')
    return (
      <Link to="/admin/member/$uid/addressbook" params={{ uid }} className="row-link">
        {cases[case_kind]}
      </Link>
    )
  const way = wayToCase({ id: case_id, uid, case_kind, waits: 0 })
  return (
    <Link
      to={way.to}
      params={way.params ?? {}}
      search={way.search ?? {}}
      className="row-link"
      style={{ whiteSpace: 'nowrap' }}
    >
      {cases[case_kind]}
    </Link>
  )
}

const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

function Filters({ search, change }: FiltersProps<ScanSearch>) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Case`}
        all={t`All cases`}
        choices={choicesOf(useScanCases())}
        value={search.case_kind}
        onChange={case_kind => change({ case_kind })}
      />
      <ChoiceFilter
        label={t`Kind`}
        all={t`Addresses and TXIDs`}
        choices={choicesOf(useScanKinds())}
        value={search.kind}
        onChange={kind => change({ kind })}
      />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={[
          { value: '1', label: t`Screened` },
          { value: '0', label: t`Being screened` },
          { value: '-1', label: t`Not screened` },
        ]}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter label={t`Least score`} value={search.least} onChange={least => change({ least })} />
      <SearchFilter label={t`Network`} value={search.network} onChange={network => change({ network })} />
      <SearchFilter
        label={t`Search name, e-mail, user ID, chain address, TXID, case`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
