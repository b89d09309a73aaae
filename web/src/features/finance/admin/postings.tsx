import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { calendarMonthText, utcText } from '../../../i18n/time.ts'
import { type Address, useListState } from '../../../parts/list-search.ts'
import { custom } from '../../../parts/lists/columns.tsx'
import { choiceOf, period, typed } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { BOOK_ACCOUNTS, useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { EventName } from '../../../platform/events/admin/event-name.tsx'
import { useEventTypes } from '../../../platform/events/admin/event-types.ts'

/** The legs of events that a figure of the books is made of, each with its account and the amount on its side; each leads to its event. */
export const Postings = listScreen('finance.postings', {
  title: msg`Postings`,
  Above: Place,
  columns: [
    custom('event', msg`Event`, ({ event_id, type }) => <EventName event={{ id: event_id, type }} />),
    custom(
      'number',
      msg`Number`,
      ({ number }) => <span className="figures quiet">{groupWhole(String(number))}</span>,
      { sort: 'number' },
    ),
    custom('account', msg({ message: 'Account', context: 'books' }), row => <Account {...row} />),
    custom('debit', msg`Debit`, ({ debit, currency }) => figure(debit, currency), { align: 'end' }),
    custom('credit', msg`Credit`, ({ credit, currency }) => figure(credit, currency), { align: 'end' }),
    custom('time', msg`Time`, ({ created_date }) => <UtcTime at={created_date} isQuiet />, { align: 'end' }),
  ],
  filters: [
    period(),
    choiceOf('account', msg({ message: 'Account', context: 'books' }), msg`All accounts`, useAccounts),
    typed('currency', msg`Currency`, {
      form: /^[A-Z0-9]{2,12}$/,
      wrong: msg`A currency has a code such as USD.`,
      isUpper: true,
    }),
    choiceOf('type', msg`Kind of event`, msg`All kinds`, useEventTypes),
    typed('uid', msg`User ID`, { form: /^[1-9]\d{0,14}$/, wrong: msg`A user ID is a number.` }),
  ],
  empty: { title: msg`No money has moved yet.` },
  everyMs: false,
})

function useAccounts() {
  const words = useAccountWords()
  return BOOK_ACCOUNTS.map(value => ({ value, label: words(value) }))
}

const Account = ({ account, uid }: Pick<wire.Posting, 'account' | 'uid'>) => (
  <span>
    {useAccountWords()(account)} {uid && <span className="figures quiet">{uid}</span>}
  </span>
)

const figure = (amount: string | null, currency: string) =>
  amount === null ? (
    <span className="quiet" aria-hidden>
      –
    </span>
  ) : (
    <Money amount={amount} currency={currency} size="sm" exact />
  )

/** The event and the moment up to which postings are shown, or the month they are late for, where the figure had them. */
function Place() {
  const { t } = useLingui()
  const { up_to, at, late_in } = useListState<Address<'finance.postings'>>().search
  const event = groupWhole(up_to ?? '')
  const moment = at ? utcText(at) : ''
  const month = calendarMonthText(late_in ?? '')
  if (late_in)
    return (
      <p className="quiet m-0 mb-12">
        {t`Entries that belong to ${month} and came too late for its trial balance.`}{' '}
        <Link to="/admin/periods">{t`Months of the books`}</Link>
      </p>
    )
  if (!up_to && !at) return null
  return (
    <p className="quiet figures m-0 mb-12">
      {up_to && at
        ? t`Up to event ${event}, and not later than ${moment}`
        : up_to
          ? t`Up to event ${event}`
          : t`Not later than ${moment}`}
    </p>
  )
}
