import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { useTimeColumn } from '../../../parts/time-column.tsx'
import { type StatementSearch, transactionsQuery } from '../../../platform/balances/member/queries.ts'
import {
  LineMoney,
  LineStatus,
  useLineKinds,
  useLineWords,
} from '../../../platform/lines/member/line-words.tsx'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { useReceiptColumn } from '../../../platform/lines/member/receipt-column.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { type Sums, sumsOf } from './statement-sums.ts'

type MovementListProps = {
  uid: string
  /** Only this currency, with its sums and running balance; all of them when left out. */
  currency?: string
  empty: ReactNode
  /** More filters, before the search. */
  filters?: ReactNode
  isHidden?: boolean
}

/** A member's movements, newest first. In one currency they are a statement: opening + in − out = closing. */
export function MovementList({ uid, currency, empty, filters, isHidden = false }: MovementListProps) {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<StatementSearch>()
  const query = useQuery(transactionsQuery(uid, currency ? { ...search, currency } : search))
  const columns = useColumns(isHidden)
  const card = useCard(isHidden)
  // A search, a kind or a range of amounts leaves lines out, and sums over what is left would not lead from opening to closing.
  const { type, search: text, amount_from, amount_to } = search
  const isWhole = currency !== undefined && !type && !text && !amount_from && !amount_to
  const sums = useMemo(() => (isWhole ? sumsOf(query.data?.rows ?? []) : undefined), [isWhole, query.data])
  return (
    <>
      <Filters search={search} change={change} filters={filters} />
      {currency && !isHidden && (
        <SumsRow
          sums={sums}
          currency={currency}
          isPart={(query.data?.total ?? 0) > (query.data?.rows.length ?? 0)}
        />
      )}
      <List
        query={query}
        columns={columns}
        card={card}
        rowKey={line => `${line.id}:${line.currency}`}
        day={line => line.created_date}
        empty={empty}
        {...paging}
        caption={t`Movements`}
        records="transactions"
      />
    </>
  )
}

function SumsRow({ sums, currency, isPart }: { sums: Sums | undefined; currency: string; isPart: boolean }) {
  const { t } = useLingui()
  if (!sums) return null
  return (
    <div className="sums">
      <span>
        {t`Opening balance`} <Money amount={sums.opening} currency={currency} size="sm" exact />
      </span>
      <span>
        {t`In`} <Money amount={sums.into} currency={currency} size="sm" kind="flow" exact />
      </span>
      <span>
        {t`Out`} <Money amount={sums.out} currency={currency} size="sm" kind="flow" exact />
      </span>
      <span>
        {t`Closing balance`} <Money amount={sums.closing} currency={currency} size="sm" isStrong exact />
      </span>
      {isPart && <span>{t`of this page`}</span>}
    </div>
  )
}

function useColumns(isHidden: boolean): Column<wire.Transaction>[] {
  const { t } = useLingui()
  const words = useLineWords(isHidden)
  return [
    useTimeColumn(line => line.created_date),
    {
      key: 'what',
      head: t`What`,
      cell: line => {
        const { title, detail } = words(line)
        return (
          <>
            <LineLink id={line.id}>{title}</LineLink>
            <div className="quiet figures" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {detail}
            </div>
          </>
        )
      },
    },
    { key: 'status', head: <span className="sr">{t`State`}</span>, cell: line => <LineStatus line={line} /> },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: line => <Amount line={line} isHidden={isHidden} />,
    },
    {
      key: 'balance',
      head: t`Available after`,
      align: 'end',
      cell: line => <Balance line={line} isHidden={isHidden} />,
    },
    useReceiptColumn(line => ({ line })),
  ]
}

type LineProps = { line: wire.Transaction; isHidden: boolean }

function Amount({ line, isHidden }: LineProps) {
  return <LineMoney line={line} isHidden={isHidden} />
}

function Balance({ line, isHidden }: LineProps) {
  if (isHidden) return <HiddenMoney currency={line.currency} size="sm" />
  if (line.balance === null) return <span className="quiet">–</span>
  return <Money amount={line.balance} currency={line.currency} size="sm" exact />
}

function useCard(isHidden: boolean) {
  const words = useLineWords(isHidden)
  return (line: wire.Transaction) => {
    const { title, detail } = words(line)
    return (
      <>
        <LineLink id={line.id}>{title}</LineLink>
        <span>
          <Amount line={line} isHidden={isHidden} />
        </span>
        <span className="quiet figures card-wide" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {detail}
        </span>
        <span className="card-standing">
          <span className="quiet">
            <ClockTime at={line.created_date} /> ·
          </span>
          <LineStatus line={line} />
        </span>
        <span className="quiet card-end">
          <Balance line={line} isHidden={isHidden} /> <ReceiptButton wanted={{ line }} />
        </span>
      </>
    )
  }
}

function Filters({
  search,
  change,
  filters,
}: FiltersProps<StatementSearch> & Pick<MovementListProps, 'filters'>) {
  const { t } = useLingui()
  const kinds = useLineKinds()
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <ChoiceFilter
        label={t`Kind`}
        all={t`All kinds`}
        choices={kinds}
        value={search.type}
        onChange={type => change({ type })}
      />
      {filters}
      <AmountFilter list="statement.ofMember" search={search} change={change} />
      <SearchFilter
        label={t`Search amount, user ID, reference`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
