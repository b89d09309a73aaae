import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calendarDayText, dayRangeText } from '../../../i18n/time.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'

/** One day of the calendar, or from one to another. */
const dateRange = (first: string, last: string): string =>
  first === last ? calendarDayText(first) : dayRangeText(first, last)

/** A block a currency: owed, held, and what is held beyond it. */
export function ComparedCurrencies({ rows }: { rows: readonly wire.ComparedCurrency[] }) {
  return rows.map(row => <Compared key={row.currency} row={row} />)
}

function Compared({ row }: { row: wire.ComparedCurrency }) {
  const { t } = useLingui()
  const { currency, owed, held, difference, first_date: first, last_date: last } = row
  const money = (amount: string) => <Money amount={amount} currency={currency} size="sm" exact />
  return (
    <section>
      <h3>{currency}</h3>
      <Facts
        rows={[
          { label: t`We owe members`, value: money(owed) },
          { label: t`We hold`, value: first ? money(held) : t`nothing stated` },
          first !== null && last !== null && { label: t`Held as of`, value: dateRange(first, last) },
          first !== null && {
            label: difference.startsWith('-') ? t`Held less than owed` : t`Held beyond what is owed`,
            value: money(difference.replace('-', '')),
            kind: 'sum',
          },
        ]}
      />
    </section>
  )
}
