import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { dayRangeText } from '../../../i18n/time.ts'
import type { Column } from '../../../parts/column.ts'
import type { Address } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { useEventName } from '../../../platform/events/admin/event-types.ts'

type FigureProps = { amount: string; currency: string; search: Address<'finance.postings'> }

/** An amount that opens into its postings. */
function Figure({ amount, currency, search }: FigureProps) {
  return (
    <Link to="/admin/postings" search={{ ...search, currency }} className="row-link">
      <Money amount={amount} currency={currency} size="sm" kind="flow" exact />
    </Link>
  )
}

type Days = Pick<wire.Income, 'from' | 'to'>

/** Columns of the house's income by account and currency. */
export function useSumColumns({ from, to }: Days): Column<wire.Income['sums'][number]>[] {
  const { t } = useLingui()
  const words = useAccountWords()
  return [
    {
      key: 'account',
      head: t({ message: 'Account', context: 'books' }),
      cell: ({ account }) => words(account),
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ account, amount, currency }) => (
        <Figure amount={amount} currency={currency} search={{ account, from, to }} />
      ),
    },
  ]
}

/** Columns of the house's income by kind of event. */
export function useIncomeColumns(): Column<wire.IncomeLine>[] {
  const { t } = useLingui()
  const words = useAccountWords()
  const nameOf = useEventName()
  return [
    { key: 'type', head: t`Kind of event`, cell: ({ type }) => nameOf(type) },
    {
      key: 'account',
      head: t({ message: 'Account', context: 'books' }),
      cell: ({ account }) => words(account),
    },
    {
      key: 'days',
      head: t`Days (UTC)`,
      cell: ({ first, last }) => <span className="figures quiet">{dayRangeText(first, last)}</span>,
    },
    {
      key: 'count',
      head: t`Postings`,
      align: 'end',
      cell: ({ postings }) => <span className="figures quiet">{groupWhole(String(postings))}</span>,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ account, type, first: from, last: to, ...line }) => (
        <Figure {...line} search={{ account, type, from, to }} />
      ),
    },
  ]
}

/** Columns of what the house holds of each currency, with links to the postings of these days. */
export function usePositionColumns({ from, to }: Days): Column<wire.HousePosition>[] {
  const { t } = useLingui()
  const words = useAccountWords()
  const plain = (amount: string, currency: string) => (
    <Money amount={amount} currency={currency} size="sm" exact />
  )
  return [
    {
      key: 'account',
      head: t({ message: 'Account', context: 'books' }),
      cell: ({ account, currency }) => `${words(account)} ${currency}`,
    },
    {
      key: 'before',
      head: t({ message: 'Before', context: 'position' }),
      align: 'end',
      cell: ({ before, currency }) => plain(before, currency),
    },
    {
      key: 'change',
      head: t({ message: 'Change', context: 'position' }),
      align: 'end',
      cell: ({ account, change, currency }) => (
        <Figure amount={change} currency={currency} search={{ account, from, to }} />
      ),
    },
    {
      key: 'after',
      head: t({ message: 'After', context: 'position' }),
      align: 'end',
      cell: ({ after, currency }) => plain(after, currency),
    },
    {
      key: 'worth',
      head: t`Change in USDC`,
      align: 'end',
      cell: ({ change_usdc }) => (change_usdc === null ? '–' : plain(change_usdc, 'USDC')),
    },
  ]
}
