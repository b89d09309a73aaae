import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { groupWhole } from '../../../i18n/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { EventName } from '../../../platform/events/admin/event-name.tsx'

const figure = (amount: string | null, currency: string) =>
  amount === null ? (
    <span className="quiet" aria-hidden>
      –
    </span>
  ) : (
    <Money amount={amount} currency={currency} size="sm" exact />
  )

/** A leg: its event, its account, and the amount on its side. */
export function usePostingColumns(): Column<wire.Posting, 'finance.postings'>[] {
  const { t } = useLingui()
  const words = useAccountWords()
  return [
    {
      key: 'event',
      head: t`Event`,
      cell: ({ event_id, type }) => <EventName event={{ id: event_id, type }} />,
    },
    {
      key: 'number',
      head: t`Number`,
      sort: 'number',
      cell: ({ number }) => <span className="figures quiet">{groupWhole(String(number))}</span>,
    },
    {
      key: 'account',
      head: t({ message: 'Account', context: 'books' }),
      cell: ({ account, uid }) => (
        <span>
          {words(account)} {uid && <span className="figures quiet">{uid}</span>}
        </span>
      ),
    },
    {
      key: 'debit',
      head: t`Debit`,
      align: 'end',
      cell: ({ debit, currency }) => figure(debit, currency),
    },
    {
      key: 'credit',
      head: t`Credit`,
      align: 'end',
      cell: ({ credit, currency }) => figure(credit, currency),
    },
    {
      key: 'time',
      head: t`Time`,
      align: 'end',
      cell: ({ created_date }) => <UtcTime at={created_date} isQuiet />,
    },
  ]
}
