import type { wire } from '@strongroom/shared'
import { sendForm } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import type { Filter } from '../../../../client/list-filter.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { queryOf } from '../../../../client/query-of.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

const POLL_MS = 10_000

/** The address of the inbox. */
export type InboxSearch = ListSearch & {
  kind?: string | undefined
  currency?: string | undefined
  /** `all`: also what the reader may not decide. */
  whose?: string | undefined
  /** `me`, `nobody`, or `named`: with a note that names the reader. */
  assigned?: string | undefined
  /** Kind and id of the opened case. */
  open?: string | undefined
}

/** The filter of the inbox as its call takes it, without page and order. */
export const inboxFilter = ({
  whose,
  assigned,
  kind,
  currency,
  search,
  from,
  to,
  amount_from,
  amount_to,
  sort,
  limit,
}: InboxSearch): NonNullable<Filter<'office.inbox'>> => ({
  ...filterOf(
    'office.inbox',
    { kind, currency, search, from, to, amount_from, amount_to, sort, limit },
    'UTC',
  ),
  ...(whose === 'all' ? {} : { mine: 1 as const }),
  ...(assigned === 'me' || assigned === 'nobody' ? { assigned: assigned as 'me' | 'nobody' } : {}),
  ...(assigned === 'named' ? { named: 1 as const } : {}),
})

/** The same for a bulk decision, which names the kind beside it. */
export const bulkFilterOf = (found: InboxSearch) => {
  const { kind: _, sort: __, page: ___, limit: ____, order: _____, ...narrowing } = inboxFilter(found)
  return narrowing
}

/** Everything that waits, the oldest first unless asked otherwise. */
export const inboxQuery = ({ open: _, page = 1, order = 'asc', ...search }: InboxSearch) =>
  pageQuery({ name: 'office.inbox' }, { ...inboxFilter(search), page, order }, POLL_MS)

/** The notes on one case. */
export const notesQuery = ({ kind, id }: Pick<wire.InboxCase, 'kind' | 'id'>) =>
  queryOf('office.caseNotes', { params: { kind, id } }, { refetchInterval: POLL_MS })

/** Gives a case to an administrator, or to none. */
export const assign = (body: Body<'office.assignCase'>, attempt: string) =>
  sendForm('office.assignCase', { body, attempt })
/** Adds a note to a case. */
export const note = (body: Body<'office.noteCase'>, attempt: string) =>
  sendForm('office.noteCase', { body, attempt })
