import { useLingui } from '@lingui/react/macro'
import { keysOf, type wire } from '@strongroom/shared'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { isZero } from '../../../i18n/amount.ts'
import { calendarDayText, calendarMonthText } from '../../../i18n/time.ts'
import { addressFilter } from '../../../parts/filter-of.ts'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListState } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money, MoneyOrDash } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import { Tabs } from '../../../parts/tabs.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardTabs } from './card-tabs.tsx'

type Sums = Pick<
  wire.CardFeesOfPeriod,
  'currency' | 'opening' | 'charge' | 'monthly' | 'annual' | 'network' | 'reversed' | 'initial' | 'total'
>
type Row = Sums & Partial<wire.CardFeesOfPeriod> & Partial<wire.CardFeesOfCard>

const CALLS = {
  daily: 'card.feesByDay',
  monthly: 'card.feesByMonth',
  lifetime: 'card.feesByCard',
} as const
type Tab = keyof typeof CALLS

const isTab = (tab: string | undefined): tab is Tab => tab !== undefined && Object.hasOwn(CALLS, tab)

const feesQuery = (name: (typeof CALLS)[Tab], search: ListSearch) =>
  pageQuery({ name }, addressFilter(name, search, 'UTC'))

/** Totals of card fees: by day, by month, and over each card's life. */
export function CardFees() {
  const { t } = useLingui()
  const { search, change, paging } = useListState<ListSearch & { tab?: string }>()
  const tab = isTab(search.tab) ? search.tab : 'daily'
  const query: UseQueryResult<Rows<Row>> = useQuery(feesQuery(CALLS[tab], search))
  const columns = useColumns(tab, repeatedIn(query.data?.rows ?? []))
  return (
    <Page title={t`Card fees`}>
      <CardTabs />
      <Panel inset="flush">
        <div className="toolbar">
          <Places current={tab} />
          <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
        </div>
        <List
          query={query}
          columns={columns}
          density="compact"
          card={row => <PhoneRow tab={tab} row={row} head={columns[0]?.cell(row)} />}
          rowKey={keyOf}
          empty={<EmptyState title={t`No card fee yet`} />}
          {...paging}
          caption={t`Card fees`}
        />
      </Panel>
      <p className="hint mt-12">
        {t`Days and months are UTC. The totals are what the house’s account for card fees got; what it puts on new cards is taken off.`}
      </p>
    </Page>
  )
}

function Places({ current }: { current: Tab }) {
  const { t } = useLingui()
  const words: Record<Tab, string> = { daily: t`Daily`, monthly: t`Monthly`, lifetime: t`Lifetime` }
  return (
    <Tabs label={t`Card fees`}>
      {keysOf(CALLS).map(tab => (
        <Link
          key={tab}
          to="/admin/cardfeecalculation"
          search={{ tab }}
          className="chip"
          data-set={tab === current || undefined}
          aria-current={tab === current ? 'page' : undefined}
        >
          {words[tab]}
        </Link>
      ))}
    </Tabs>
  )
}

const keyOf = (row: Row) => `${row.date ?? row.uid} ${row.currency}`

/** Rows of the same day or month as the row above: one for each further currency. */
const repeatedIn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row, at) => (row.date && rows[at - 1]?.date === row.date ? [keyOf(row)] : [])))

const Period = ({ tab, date }: { tab: Tab; date: string }) => (
  <span className="figures">{tab === 'daily' ? calendarDayText(date) : calendarMonthText(date)}</span>
)

function useColumns(tab: Tab, repeated: ReadonlySet<string>): Column<Row>[] {
  const { t } = useLingui()
  const sum = (key: keyof Omit<Sums, 'currency'>, head: ReactNode): Column<Row> => ({
    key,
    head,
    align: 'end',
    cell: row =>
      key === 'total' ? (
        <Money amount={row.total} currency={row.currency} size="sm" isStrong exact />
      ) : (
        <MoneyOrDash amount={row[key]} currency={row.currency} size="sm" exact />
      ),
  })
  const { first, cards } = useLeadColumns(tab, repeated)
  return [
    first,
    ...cards,
    sum('opening', t`Opening`),
    sum('charge', t`Charging`),
    sum('monthly', t`Monthly`),
    sum('annual', t`Annual`),
    sum('network', t`Network`),
    sum('reversed', t`Reversed`),
    sum('initial', t`Put on new cards`),
    sum('total', t`Total`),
  ]
}

function useLeadColumns(tab: Tab, repeated: ReadonlySet<string>) {
  const { t } = useLingui()
  const first: Column<Row> =
    tab === 'lifetime'
      ? {
          key: 'card',
          head: t`Card`,
          cell: ({ uid = '', username = '', card_number }) => (
            <span className="row gap-8">
              <MemberLink uid={uid} username={username} />
              {card_number && <span className="figures quiet">•••• {card_number}</span>}
            </span>
          ),
        }
      : {
          key: 'date',
          head: tab === 'daily' ? t`Day` : t`Month`,
          // A day is said once, for its first currency; a screen reader hears it in every row.
          cell: row => (
            <span className={repeated.has(keyOf(row)) ? 'sr' : undefined}>
              <Period tab={tab} date={row.date ?? ''} />
            </span>
          ),
        }
  const cards: Column<Row>[] =
    tab === 'lifetime'
      ? []
      : [
          {
            key: 'cards',
            head: t`Cards`,
            align: 'end',
            cell: ({ cards }) => <span className="figures">{cards}</span>,
          },
        ]
  return { first, cards }
}

function PhoneRow({ tab, row, head }: { tab: 'monthly' | 'daily' | 'lifetime'; row: Row; head: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      {tab === 'lifetime' ? head : <Period tab={tab} date={row.date ?? ''} />}
      <Money amount={row.total} currency={row.currency} isStrong exact />
      {!isZero(row.monthly) && (
        <span className="quiet card-wide">
          {t`Monthly`} <Money amount={row.monthly} currency={row.currency} size="sm" exact />
        </span>
      )}
    </>
  )
}
