import { proposalKinds } from 'virtual:calls/kinds'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { proposalKindWords } from '@strongroom/shared/words/office/kind'
import { useQuery } from '@tanstack/react-query'
import { descriptorOf } from '../../../../i18n/word.ts'
import { Standing } from '../../../../parts/decided.tsx'
import { UNSORTED } from '../../../../parts/list-search.ts'
import { custom, opens, RowOpener } from '../../../../parts/lists/columns.tsx'
import { choiceOf, period, search } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Age } from '../../../../parts/utc-time.tsx'
import { personText } from '../../../../platform/members/admin/member-link.tsx'
import '../../../../parts/admin.css'
import { CaseAround } from '../../../../platform/cases/admin/case-around.tsx'
import { caseView, type OneCaseProps } from '../../../../platform/cases/admin/case-kind.tsx'
import { CaseOfQuery } from '../../../../platform/cases/admin/case-of-query.tsx'
import { ProposalDetail } from './proposal-detail.tsx'
import { PROPOSAL_STATES, ProposalState, useSubject } from './words.tsx'

/** Changes that take two administrators: what waits, the longest first, and what became of the others. */
export const Proposals = listScreen('office.proposals', {
  title: msg`Proposals`,
  columns: [
    opens('what', msg`Change`, row => <Subject row={row} />),
    custom('by', msg`Proposed by`, row => <Proposer row={row} />),
    custom('decider', msg`Decided by`, decider, { isSpare: true }),
    custom('whose', msg`Decision`, row => <Whose row={row} />),
    custom('state', msg`State`, row => <StandingOf row={row} />, { align: 'end' }),
  ],
  card: row => (
    <>
      <RowOpener id={row.id}>
        <Subject row={row} />
      </RowOpener>
      <span className="card-end">
        <StandingOf row={row} />
      </span>
      <span className="quiet">
        <Proposer row={row} />
      </span>
      <Whose row={row} />
    </>
  ),
  Below: Opened,
  waits: row => row.mine === 1 && row.status === 0,
  filters: [
    choiceOf('status', msg`State`, msg`Waiting`, useStates, {
      mine: undefined,
      open: undefined,
      ...UNSORTED,
    }),
    choiceOf('mine', msg`Whose decision`, msg`Everybody’s`, useMine, { status: undefined, open: undefined }),
    choiceOf('kind', msg`Kind of change`, msg`All kinds`, useKinds, { open: undefined }),
    period(),
    search(msg`Search name, e-mail, user ID, reference, value`),
  ],
  asks: ({ status, mine, order }) => ({
    status: mine || status === 'all' ? undefined : (status ?? '0'),
    order: order ?? (mine || status === undefined ? 'asc' : 'desc'),
  }),
  empty: {
    title: msg`Nothing waits`,
    text: msg`Changes that take two administrators appear here, oldest first.`,
  },
})

/** The inbox shows one of them alone. */
export const proposal = caseView('proposal', { One })

function One({ id, onDecided }: OneCaseProps) {
  const query = useQuery(Proposals.query({ search: id, status: 'all' }))
  const below = (row: wire.Proposal) => <ProposalDetail proposal={row} onDecided={onDecided} />
  return <CaseOfQuery id={id} query={query} below={below} onDecided={onDecided} />
}

function useStates() {
  const { t, i18n } = useLingui()
  const { 0: _, ...decided } = PROPOSAL_STATES
  return [
    ...Object.entries(decided).map(([value, { name }]) => ({ value, label: i18n._(name) })),
    { value: 'all', label: t`All states` },
  ]
}

function useKinds() {
  const { i18n } = useLingui()
  return proposalKinds.map(value => ({ value, label: i18n._(descriptorOf(proposalKindWords[value].many)) }))
}

function useMine() {
  const { t } = useLingui()
  return [{ value: '1', label: t`Mine to decide` }]
}

type RowProps = { row: wire.Proposal }

function Subject({ row }: RowProps) {
  return useSubject()(row)
}

function decider({ decided_by: by, decided_by_name: name }: wire.Proposal) {
  return by && personText(name, by)
}

function Proposer({ row }: RowProps) {
  return (
    <span>
      {row.proposed_by_name} <span className="figures quiet">{row.proposed_by}</span>
    </span>
  )
}

function Whose({ row }: RowProps) {
  const { t } = useLingui()
  return row.mine === 1 && <span className="mine">{t`Mine to decide`}</span>
}

function StandingOf({ row }: RowProps) {
  return (
    <Standing id={row.id}>
      {row.status === 0 ? <Age since={row.created_date} /> : <ProposalState status={row.status} />}
    </Standing>
  )
}

function Opened({ row, onDecided }: RowProps & { onDecided: () => void }) {
  return (
    <>
      <ProposalDetail proposal={row} onDecided={onDecided} />
      <CaseAround {...row} />
    </>
  )
}
