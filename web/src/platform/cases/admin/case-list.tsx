import { useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../../../client/call.ts'
import type { CallName } from '../../../client/contract.ts'
import type { RangedList, Sort } from '../../../client/list-filter.ts'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { Standing } from '../../../parts/decided.tsx'
import { type Choice, ChoiceFilter, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListState, type OwnedBy, UNSORTED } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { useNextCase } from '../../../parts/lists/use-next-case.ts'
import { Owned, Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Age, UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { MemberLink } from '../../members/admin/member-link.tsx'
import { CaseAround } from './case-around.tsx'
import { DecidedBy } from './decided-by.tsx'
import type { CaseSearch } from './queries.ts'
import { useBulkEnds } from './use-bulk-ends.ts'

/** Fields that every case of finance has. */
export type Case = {
  readonly id: string
  readonly uid: string
  readonly username: string
  readonly created_date: string
  readonly finish_date?: string | null
  readonly decided_by?: string | null
  readonly decided_by_name?: string
  /** The id of its transaction at the bank. */
  readonly externalTxId?: string | null
}

type CaseListProps<Row extends Case, N extends CallName = CallName> = {
  title: string
  query: UseQueryResult<Rows<Row, N>>
  /** The case in a few words. */
  what: (row: Row) => ReactNode
  /** More of it, beside whose it is. */
  columns?: readonly Column<Row, NoInfer<N>>[]
  /** Left out for cases that are about no amount. */
  amount?: ((row: Row) => ReactNode) | undefined
  /** The head above it, where it is no amount. */
  amountHead?: string | undefined
  /** The name by which the call sorts by that amount, where it does. */
  amountSort?: Sort<NoInfer<N>> | undefined
  /** The list's name, where its call takes a range of amounts. */
  ranged?: (NoInfer<N> & RangedList) | undefined
  state: (row: Row) => ReactNode
  /** Whether it waits for a decision: then how long it has is said, in place of its state. */
  isOpen?: ((row: Row) => boolean) | undefined
  /** The case with its evidence and the decision. */
  below: (row: Row, onDecided: () => void) => ReactNode
  /** States to filter by; without them the list has no such filter. */
  states?: readonly Choice[]
  /** Filters of this kind alone, behind that of the state. */
  filters?: ReactNode
  /** Label of the state filter while no state is chosen; "All states" when left out. */
  usual?: string
  /** Label of the search field, where it does not search the member's name and e-mail address too. */
  searchLabel?: string | undefined
  aside?: ReactNode
  /** Ways to the screens beside this one. */
  tabs?: ReactNode
  /** The entry form, while it is open. */
  form?: ReactNode
  /** The empty state; when left out, it says that nothing waits. */
  empty?: ReactNode | undefined
  /** Its state in the address. */
  list: ListState<CaseSearch>
  /** The subject that it is of, on the subject's page. */
  owner?: OwnedBy | undefined
}

/** Cases of one kind that administrators look at and decide; a row opens its evidence. */
export function CaseList<Row extends Case, N extends CallName>(props: CaseListProps<Row, N>): ReactNode
export function CaseList<Row extends Case>(props: CaseListProps<Row>) {
  const { title, query, what, columns = [], amount, amountHead, amountSort, state, isOpen, below } = props
  const { owner, ranged, states, filters, usual, searchLabel, aside, tabs, form, empty } = props
  const { t } = useLingui()
  const { search, change, paging } = props.list
  useBulkEnds()
  const openNext = useNextCase<Row>({
    rows: query.data?.rows ?? [],
    keyOf: row => row.id,
    isOpen: isOpen ?? (row => 'status' in row && row.status === 0),
    opened: search.open,
    open: open => change({ open, page: search.page }),
  })
  const opener = (row: Row) => (
    <button
      type="button"
      className="opener"
      aria-expanded={search.open === row.id}
      onClick={() => change({ open: search.open === row.id ? undefined : row.id, page: search.page })}
    >
      <IconChevronRight size={15} aria-hidden />
      {what(row)}
    </button>
  )
  // Those that wait are a choice only where a list opens with all.
  const opensWith = states?.some(({ value }) => value === '0') ? 'all' : '0'
  const isWaiting = isOpen !== undefined && states !== undefined && (search.status ?? opensWith) === '0'
  // How long a case has waited says when it came; once it is decided nothing else does.
  const came: Column<Row, CallName> = {
    key: 'came',
    head: t`Time`,
    sort: 'created_date' as Sort<CallName>,
    cell: row => <UtcTime at={row.created_date} isQuiet />,
  }
  const ended: Column<Row, CallName> = {
    key: 'ended',
    head: t({ message: 'Decided', context: 'when' }),
    cell: row => row.finish_date && <UtcTime at={row.finish_date} isQuiet />,
  }
  const decider: Column<Row, CallName> = {
    key: 'decider',
    head: t`Decided by`,
    cell: row => <DecidedBy {...row} />,
    isSpare: true,
  }
  const transaction: Column<Row, CallName> = {
    key: 'txid',
    head: t`Transaction ID`,
    cell: row => row.externalTxId && <span className="mono break-anywhere">{row.externalTxId}</span>,
    isSpare: true,
  }
  const rows = query.data?.rows ?? []
  const standing = (row: Row) => (
    <Standing id={row.id}>{isOpen?.(row) ? <Age since={row.created_date} /> : state(row)}</Standing>
  )
  const Frame = owner ? Owned : Page
  return (
    <Frame title={title} actions={aside}>
      {!owner && tabs}
      {form && <div className="mb-16">{form}</div>}
      <Panel inset="flush">
        <div className="toolbar">
          {states && (
            <ChoiceFilter
              label={t`State`}
              all={usual ?? t`All states`}
              choices={states}
              value={states.some(({ value }) => value === search.status) ? search.status : undefined}
              // Of the cases that wait, the waiting time sorts: no head of another state would undo it.
              onChange={status => change({ status, open: undefined, ...UNSORTED })}
            />
          )}
          {filters}
          <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
          {ranged && <AmountFilter list={ranged} search={search} change={change} />}
          <SearchFilter
            label={searchLabel ?? t`Search name, e-mail, user ID, reference`}
            value={search.search}
            onChange={text => change({ search: text })}
          />
        </div>
        <List
          query={query}
          density="compact"
          columns={[
            { key: 'case', head: t`Case`, cell: opener },
            ...(owner
              ? []
              : [{ key: 'member', head: t`Member`, cell: (row: Row) => <MemberLink {...row} /> }]),
            ...(isWaiting ? [] : [came]),
            ...(rows.some(row => row.finish_date) ? [ended] : []),
            ...(rows.some(row => row.decided_by) ? [decider] : []),
            ...columns,
            ...(amount
              ? [
                  {
                    key: 'amount',
                    head: amountHead ?? t`Amount`,
                    align: 'end' as const,
                    cell: amount,
                    ...(amountSort ? { sort: amountSort } : {}),
                  },
                ]
              : []),
            ...(rows.some(row => row.externalTxId !== undefined) ? [transaction] : []),
            isWaiting
              ? {
                  key: 'state',
                  head: t`Has waited`,
                  align: 'end',
                  cell: standing,
                  sort: 'created_date',
                  isInverse: true,
                }
              : { key: 'state', head: t`State`, align: 'end', cell: standing },
          ]}
          card={row => (
            <>
              {opener(row)}
              {/* A case without an amount leaves its place: the member stands below the case, and how long it waits at the end. */}
              {amount ? amount(row) : <span />}
              <span className="quiet">
                {row.username} <span className="figures">{row.uid}</span>
              </span>
              <span className="card-end">{standing(row)}</span>
              {!isWaiting && (
                <span className="card-wide">
                  <UtcTime at={row.created_date} isQuiet />
                </span>
              )}
            </>
          )}
          rowKey={row => row.id}
          isChosen={row => row.id === search.open}
          below={row => (
            <>
              {below(row, () => openNext(row))}
              <CaseAround {...row} />
            </>
          )}
          empty={
            empty ??
            (owner ? (
              <EmptyState title={t`This member has none yet`} />
            ) : (
              <EmptyState title={t`Nothing waits`}>{t`Cases appear here, oldest first.`}</EmptyState>
            ))
          }
          {...paging}
          isOwned={owner !== undefined}
          caption={title}
        />
      </Panel>
    </Frame>
  )
}
