import { caseKinds } from 'virtual:calls/kinds'
import { useLingui } from '@lingui/react/macro'
import { AmountFilter } from '../../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../../parts/filters.tsx'
import { CurrencyFilter } from '../../../../platform/balances/admin/currency-filter.tsx'
import { CASE_PLACES } from '../../../../platform/cases/case-places.ts'
import type { InboxSearch } from './queries.ts'

/** The filters of the waiting cases. Every change closes the opened case. */
export function InboxFilters({ search, change }: FiltersProps<InboxSearch>) {
  const { t, i18n } = useLingui()
  const kinds = caseKinds.map(value => ({
    value,
    label: i18n._(CASE_PLACES[value].label),
  }))
  const narrow = (to: Partial<InboxSearch>) => change({ ...to, open: undefined })
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Whose decision`}
        all={t`Mine to decide`}
        choices={[{ value: 'all', label: t`Everybody’s` }]}
        value={search.whose}
        onChange={whose => narrow({ whose })}
      />
      <ChoiceFilter
        label={t`Kind`}
        all={t`All kinds`}
        choices={kinds}
        value={search.kind}
        onChange={kind => narrow({ kind })}
      />
      <CurrencyFilter value={search.currency} onChange={currency => narrow({ currency })} />
      <ChoiceFilter
        label={t`Assigned to`}
        all={t`Assigned to anybody`}
        choices={[
          { value: 'me', label: t`Assigned to me` },
          { value: 'nobody', label: t`Assigned to nobody` },
          { value: 'named', label: t`A note names me` },
        ]}
        value={search.assigned}
        onChange={assigned => narrow({ assigned })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={narrow} isUtc />
      <AmountFilter list="office.inbox" search={search} change={narrow} />
      <SearchFilter
        label={t`Search name, e-mail, user ID, reference`}
        value={search.search}
        onChange={text => narrow({ search: text })}
      />
    </div>
  )
}
