import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { ListOwnerContext } from '../../../parts/list-owner.ts'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import {
  LineMoney,
  LineStatus,
  useLineKinds,
  useLineWords,
} from '../../../platform/lines/member/line-words.tsx'
import '../../../parts/admin.css'
import { lineKey, MovementCase } from './movement-case.tsx'
import { type AdminMovementsSearch, adminMovementsQuery } from './queries.ts'

/** Every movement of every member. */
export function AdminMovements() {
  const { t } = useLingui()
  const words = useLineWords()
  const { search, change, paging } = useListSearch<AdminMovementsSearch>()
  const { open } = search
  const query = useQuery(adminMovementsQuery(search))
  const keyOf = (line: wire.AdminTransaction) => `${line.uid}.${line.id}`
  const toggle = (line: wire.AdminTransaction) =>
    change({ open: open === keyOf(line) ? undefined : keyOf(line), page: search.page })
  const opener = (line: wire.AdminTransaction) => (
    <Opener isOpen={open === keyOf(line)} onToggle={() => toggle(line)}>
      {words(line).title}
    </Opener>
  )
  const columns = useColumns(opener)
  return (
    <Page title={t`Movements`}>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={line => <PhoneRow line={line} opener={opener(line)} />}
          rowKey={lineKey}
          isChosen={line => open === keyOf(line)}
          below={line => <MovementCase line={line} />}
          empty={<EmptyState title={t`Nothing has moved yet`} />}
          {...paging}
          caption={t`Movements`}
        />
      </Panel>
    </Page>
  )
}

const Who = ({ line: { uid, username } }: { line: wire.AdminTransaction }) => (
  <Link to="/admin/member/$uid" params={{ uid }} className="row-link">
    <span className="ellipsis">{username}</span> <span className="quiet figures">{uid}</span>
  </Link>
)

function useColumns(
  opener: (line: wire.AdminTransaction) => ReactNode,
): Column<wire.AdminTransaction, 'statement.all'>[] {
  const { t } = useLingui()
  const words = useLineWords()
  return [
    {
      key: 'time',
      head: t`Time`,
      sort: 'booked_date',
      width: 190,
      cell: ({ created_date }) => <UtcTime at={created_date} isQuiet />,
    },
    { key: 'member', head: t`Member`, cell: line => <Who line={line} /> },
    {
      key: 'what',
      head: t`What`,
      cell: line => (
        <>
          {opener(line)} <span className="quiet">{words(line).detail}</span>
        </>
      ),
    },
    { key: 'state', head: t`State`, cell: line => <LineStatus line={line} /> },
    { key: 'amount', head: t`Amount`, align: 'end', cell: line => <LineMoney line={line} size="sm" /> },
    {
      key: 'balance',
      head: t`Available after`,
      align: 'end',
      cell: ({ balance, currency }) =>
        balance === null ? (
          <span className="quiet">–</span>
        ) : (
          <Money amount={balance} currency={currency} size="sm" exact />
        ),
    },
  ]
}

function Filters({ search, change }: FiltersProps<AdminMovementsSearch>) {
  const { t } = useLingui()
  const kinds = useLineKinds()
  // Beside a bill, the currency is its wallet's, and is chosen there.
  const isOfWallet = use(ListOwnerContext)?.subject?.includes('currency') === true
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <AmountFilter list="statement.all" search={search} change={change} />
      <ChoiceFilter
        label={t`Kind`}
        all={t`All kinds`}
        choices={kinds}
        value={search.type}
        onChange={type => change({ type })}
      />
      {!isOfWallet && <CurrencyFilter value={search.currency} onChange={currency => change({ currency })} />}
      <SearchFilter
        label={t`Search name, e-mail, user ID, reference`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function PhoneRow({ line, opener }: { line: wire.AdminTransaction; opener: ReactNode }) {
  const words = useLineWords()
  return (
    <>
      <Who line={line} />
      <LineMoney line={line} />
      <span className="quiet card-wide">
        {opener} {words(line).detail}
      </span>
      <span className="card-wide">
        <UtcTime at={line.created_date} isQuiet /> · <LineStatus line={line} />
      </span>
    </>
  )
}
