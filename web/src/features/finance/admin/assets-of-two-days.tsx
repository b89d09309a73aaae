import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../i18n/time.ts'
import type { Column } from '../../../parts/column.ts'
import { Money } from '../../../parts/money.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'

type Side = 'members' | 'house'
type TwoDays = {
  readonly currency: string
  readonly first: wire.AssetOfDay | undefined
  readonly last: wire.AssetOfDay
}

/**
 * Assets of the members or of the house on the first day beside the last, by currency. Each figure leads to the books of its
 * day.
 */
export function AssetsOfTwoDays({ days, side }: { days: readonly wire.AssetDay[]; side: Side }) {
  const { t } = useLingui()
  const [first, last] = [days[0], days.at(-1)]
  const columns = useColumns(first?.day ?? '', last?.day ?? '', side)
  if (!first || !last || first === last) return null
  const of = ({ currencies }: wire.AssetDay, currency: string) =>
    currencies.find(each => each.currency === currency)
  const rows = last.currencies.map(each => ({
    currency: each.currency,
    first: of(first, each.currency),
    last: each,
  }))
  return (
    <RowsTable caption={t`First and last day`} rows={rows} columns={columns} rowKey={row => row.currency} />
  )
}

/** The trial balance of the end of a day (UTC). */
function Figure({ day, amount, currency }: { day: string; amount: string; currency: string }) {
  return (
    <Link to="/admin/trial-balance" search={{ at: `${day}T23:59:59.999Z` }} className="row-link">
      <Money amount={amount} currency={currency} size="sm" exact />
    </Link>
  )
}

function useColumns(first: string, last: string, side: Side): Column<TwoDays>[] {
  const { t } = useLingui()
  const [from, to] = [calendarDayText(first), calendarDayText(last)]
  const heads = {
    members: [t`Members, ${from}`, t`Members, ${to}`, t`Change, members`],
    house: [t`House, ${from}`, t`House, ${to}`, t`Change, house`],
  } as const
  const of = (side: Side): Column<TwoDays>[] => [
    {
      key: `${side}-first`,
      head: heads[side][0],
      align: 'end',
      cell: row => <Figure day={first} amount={row.first?.[side] ?? '0'} currency={row.currency} />,
    },
    {
      key: `${side}-last`,
      head: heads[side][1],
      align: 'end',
      cell: row => <Figure day={last} amount={row.last[side]} currency={row.currency} />,
    },
    {
      key: `${side}-change`,
      head: heads[side][2],
      align: 'end',
      cell: row => (
        <Money
          amount={new Decimal(row.last[side]).minus(row.first?.[side] ?? 0).toFixed()}
          currency={row.currency}
          kind="flow"
          size="sm"
          exact
        />
      ),
    },
  ]
  return [
    { key: 'currency', head: t`Currency`, cell: ({ currency }) => <strong>{currency}</strong> },
    ...of(side),
  ]
}
