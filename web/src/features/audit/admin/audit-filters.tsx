import { useLingui } from '@lingui/react/macro'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { useEventTypes } from '../../../platform/events/admin/event-types.ts'
import type { AuditSearch } from './audit-search.ts'
import { MomentFilter } from './moment-filter.tsx'

const UID = /^[1-9]\d{0,14}$/
const CURRENCY = /^[A-Z0-9]{2,12}$/
const ACTOR = /^[A-Za-z0-9_.:-]{1,80}$/

type Field = 'uid' | 'currency' | 'actor'
const FORMS: Readonly<Record<Field, RegExp>> = {
  uid: UID,
  currency: CURRENCY,
  actor: ACTOR,
}

const fits = (search: AuditSearch, field: Field) =>
  search[field] === undefined || FORMS[field].test(search[field])

/** Whether the server would refuse the search, so that it is not asked. */
export const isWrongSearch = (search: AuditSearch): boolean =>
  (Object.keys(FORMS) as Field[]).some(field => !fits(search, field))

type AuditFiltersProps = { search: AuditSearch; change: (change: Partial<AuditSearch>) => void }

/** All that events are searched by. */
export function AuditFilters({ search, change }: AuditFiltersProps) {
  const { t } = useLingui()
  const choices = useEventTypes()
  const text = (field: Field, label: string, wrong: string, read = (typed: string | undefined) => typed) => (
    <SearchFilter
      label={label}
      value={search[field]}
      onChange={typed => change({ [field]: read(typed) })}
      error={fits(search, field) ? undefined : wrong}
    />
  )
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <AmountFilter list="audit.events" search={search} change={change} />
      <MomentFilter since={search.since} until={search.until} onChange={change} />
      {text('uid', t`User ID`, t`A user ID is a number.`)}
      <ChoiceFilter
        label={t`Kind of event`}
        all={t`All kinds`}
        choices={choices}
        value={search.type}
        onChange={type => change({ type })}
      />
      <SearchFilter
        label={t`ID of an event, command or request, or TXID`}
        value={search.key}
        onChange={key => change({ key })}
      />
      {text('actor', t`By (number or job)`, t`A member’s or administrator’s number, or the name of a job.`)}
      {text('currency', t`Currency`, t`A currency has a code such as USD.`, typed => typed?.toUpperCase())}
      <SearchFilter label={t`Stream`} value={search.stream} onChange={stream => change({ stream })} />
    </div>
  )
}
