import { msg } from '@lingui/core/macro'
import type { Address } from '../../../parts/list-search.ts'
import { choiceOf, ownFilter, period, range, typed } from '../../../parts/lists/filters.tsx'
import type { SaidFilter } from '../../../parts/lists/said.ts'
import { useEventTypes } from '../../../platform/events/admin/event-types.ts'
import { MomentFilter } from './moment-filter.tsx'

/** The terms by which the audit trail is searched, as the address has it. */
export type AuditSearch = Address<'audit.events'>

/** All that events are searched by. */
export const AUDIT_FILTERS: readonly SaidFilter<'audit.events'>[] = [
  period(),
  range('audit.events'),
  ownFilter('moment', ({ search: { since, until }, change }) => (
    <MomentFilter since={since} until={until} onChange={change} />
  )),
  typed('uid', msg`User ID`, { form: /^[1-9]\d{0,14}$/, wrong: msg`A user ID is a number.` }),
  choiceOf('type', msg`Kind of event`, msg`All kinds`, useEventTypes),
  typed('key', msg`ID of an event, command or request, or TXID`),
  typed('actor', msg`By (number or job)`, {
    form: /^[A-Za-z0-9_.:-]{1,80}$/,
    wrong: msg`A member’s or administrator’s number, or the name of a job.`,
  }),
  typed('currency', msg`Currency`, {
    form: /^[A-Z0-9]{2,12}$/,
    wrong: msg`A currency has a code such as USD.`,
    isUpper: true,
  }),
  typed('stream', msg`Stream`),
]

/** Whether the server would refuse the search, so that it is not asked. */
export const isWrongSearch = (search: AuditSearch): boolean =>
  AUDIT_FILTERS.some(({ isWrong }) => isWrong?.(search))
