import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { calendarMonthText, utcText } from '../../../i18n/time.ts'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState, NoMatchState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { BOOK_ACCOUNTS, useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { useEventTypes } from '../../../platform/events/admin/event-types.ts'
import { usePostingColumns } from './posting-columns.tsx'
import { type PostingSearch, postingsQuery } from './queries.ts'

const UID = /^[1-9]\d{0,14}$/
const CURRENCY = /^[A-Z0-9]{2,12}$/

/** The legs of events that a figure of the books is made of; each leads to its event. */
export function Postings() {
  const { t } = useLingui()
  const { search, change, clear, paging } = useListSearch<PostingSearch>()
  const columns = usePostingColumns()
  const isNoUid = search.uid !== undefined && !UID.test(search.uid)
  const isNoCurrency = search.currency !== undefined && !CURRENCY.test(search.currency)
  const isWrong = isNoUid || isNoCurrency
  const query = useQuery({ ...postingsQuery(search), enabled: !isWrong })
  const title = t`Postings`
  return (
    <Page title={title}>
      <Place search={search} />
      <Panel inset="flush">
        <Filters search={search} change={change} isNoCurrency={isNoCurrency} isNoUid={isNoUid} />
        {isWrong ? (
          <NoMatchState onClear={clear} />
        ) : (
          <List
            query={query}
            density="compact"
            columns={columns}
            rowKey={row => row.id}
            empty={<EmptyState title={t`No money has moved yet.`} />}
            {...paging}
            caption={title}
          />
        )}
      </Panel>
    </Page>
  )
}

/** The event and the moment up to which postings are shown, or the month they are late for, where the figure had them. */
function Place({ search: { up_to, at, late_in } }: { search: PostingSearch }) {
  const { t } = useLingui()
  const event = groupWhole(up_to ?? '')
  const moment = at ? utcText(at) : ''
  const month = calendarMonthText(late_in ?? '')
  if (late_in)
    return (
      <p className="quiet" style={{ margin: '0 0 12px' }}>
        {t`Entries that belong to ${month} and came too late for its trial balance.`}{' '}
        <Link to="/admin/periods">{t`Months of the books`}</Link>
      </p>
    )
  if (!up_to && !at) return null
  return (
    <p className="quiet figures" style={{ margin: '0 0 12px' }}>
      {up_to && at
        ? t`Up to event ${event}, and not later than ${moment}`
        : up_to
          ? t`Up to event ${event}`
          : t`Not later than ${moment}`}
    </p>
  )
}

type PostingFiltersProps = FiltersProps<PostingSearch> & { isNoCurrency: boolean; isNoUid: boolean }

function Filters({ search, change, isNoCurrency, isNoUid }: PostingFiltersProps) {
  const { t } = useLingui()
  const words = useAccountWords()
  const types = useEventTypes()
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <ChoiceFilter
        label={t({ message: 'Account', context: 'books' })}
        all={t`All accounts`}
        choices={BOOK_ACCOUNTS.map(value => ({ value, label: words(value) }))}
        value={search.account}
        onChange={account => change({ account })}
      />
      <SearchFilter
        label={t`Currency`}
        value={search.currency}
        onChange={currency => change({ currency: currency?.toUpperCase() })}
        error={isNoCurrency ? t`A currency has a code such as USD.` : undefined}
      />
      <ChoiceFilter
        label={t`Kind of event`}
        all={t`All kinds`}
        choices={types}
        value={search.type}
        onChange={type => change({ type })}
      />
      <SearchFilter
        label={t`User ID`}
        value={search.uid}
        onChange={uid => change({ uid })}
        error={isNoUid ? t`A user ID is a number.` : undefined}
      />
    </div>
  )
}
