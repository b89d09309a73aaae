import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Standing } from '../../../../parts/decided.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../../parts/filters.tsx'
import { List } from '../../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Opener } from '../../../../parts/opener.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Age } from '../../../../parts/utc-time.tsx'
import '../../../../parts/admin.css'
import { CaseTimeline } from '../../../../platform/cases/admin/case-timeline.tsx'
import { MemberCases } from '../../../../platform/cases/admin/member-cases.tsx'
import { useNextCase } from '../../../../parts/lists/use-next-case.ts'
import { ProposalDetail } from './proposal-detail.tsx'
import { type ProposalSearch, proposalsQuery } from './queries.ts'
import { ProposalState, useProposalKinds, useProposalStates, useSubject } from './words.tsx'

/** Changes that take two administrators: what waits, and what became of the others. */
export function Proposals() {
  const { t } = useLingui()
  const subject = useSubject()
  const { search, change, paging } = useListSearch<ProposalSearch>()
  const query = useQuery(proposalsQuery(search))
  const openNext = useNextCase({
    rows: query.data?.rows ?? [],
    keyOf: row => row.id,
    isOpen: row => row.mine === 1 && row.status === 0,
    opened: search.open,
    open: open => change({ open, page: search.page }),
  })
  const opener = (row: wire.Proposal) => (
    <Opener
      isOpen={search.open === row.id}
      onToggle={() => change({ open: search.open === row.id ? undefined : row.id, page: search.page })}
    >
      {subject(row)}
    </Opener>
  )
  const whose = (row: wire.Proposal) => row.mine === 1 && <span className="mine">{t`Mine to decide`}</span>
  const proposer = (row: wire.Proposal) => (
    <span>
      {row.proposed_by_name} <span className="figures quiet">{row.proposed_by}</span>
    </span>
  )
  const standing = (row: wire.Proposal) => (
    <Standing id={row.id}>
      {row.status === 0 ? <Age since={row.created_date} /> : <ProposalState status={row.status} />}
    </Standing>
  )
  return (
    <Page title={t`Proposals`}>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          density="compact"
          columns={[
            { key: 'what', head: t`Change`, cell: opener },
            { key: 'by', head: t`Proposed by`, cell: proposer },
            { key: 'whose', head: t`Decision`, cell: whose },
            { key: 'state', head: t`State`, align: 'end', cell: standing },
          ]}
          card={row => (
            <>
              {opener(row)}
              <span className="card-end">{standing(row)}</span>
              <span className="quiet">{proposer(row)}</span>
              {whose(row)}
            </>
          )}
          rowKey={row => row.id}
          isChosen={row => row.id === search.open}
          below={row => (
            <>
              <ProposalDetail proposal={row} onDecided={() => openNext(row)} />
              {row.uid && <MemberCases uid={row.uid} besides={row.id} />}
              <CaseTimeline id={row.id} />
            </>
          )}
          empty={
            <EmptyState
              title={t`Nothing waits`}
            >{t`Changes that take two administrators appear here, oldest first.`}</EmptyState>
          }
          {...paging}
          caption={t`Proposals`}
        />
      </Panel>
    </Page>
  )
}

function Filters({ search, change }: FiltersProps<ProposalSearch>) {
  const { t } = useLingui()
  const states = useProposalStates()
  const kinds = useProposalKinds()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={t`Waiting`}
        choices={[
          ...Object.entries(states)
            .filter(([value]) => value !== '0')
            .map(([value, label]) => ({ value, label })),
          { value: 'all', label: t`All states` },
        ]}
        value={search.status}
        onChange={status => change({ status, mine: undefined, open: undefined, ...UNSORTED })}
      />
      <ChoiceFilter
        label={t`Whose decision`}
        all={t`Everybody’s`}
        choices={[{ value: '1', label: t`Mine to decide` }]}
        value={search.mine}
        onChange={mine => change({ mine, status: undefined, open: undefined })}
      />
      <ChoiceFilter
        label={t`Kind of change`}
        all={t`All kinds`}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={search.kind}
        onChange={kind => change({ kind, open: undefined })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter
        label={t`Search reference, value`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
