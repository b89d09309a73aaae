import type { ListCall, PageName } from '../../../client/contract.ts'
import type { Field, Filter } from '../../../client/list-filter.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { queryOf } from '../../../client/query-of.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** The address of a list of cases. `open` is the case in the panel. */
export type CaseSearch = ListSearch & { status?: string | undefined; open?: string | undefined }

/** A page of cases, oldest first: those that wait unless a state is chosen. `field` is what the call names the state, `own` the filter of this kind alone. */
export const casesQuery = <N extends PageName>(
  list: ListCall<N>,
  { status, open: _, order = 'asc', ...search }: CaseSearch,
  field?: Field<N>,
  own?: Filter<N>,
) => {
  const state = status === 'all' || !field ? {} : { [field]: Number(status ?? 0) }
  return pageQuery(list, { ...filterOf(list.name, { ...search, order }, 'UTC'), ...state, ...own }, 10_000)
}

/** The events of a case; asked again like its list, for others decide too. */
export const caseHistoryQuery = (id: string) =>
  queryOf('office.caseHistory', { params: { id } }, { refetchInterval: 10_000 })

/** The last cases of a member, that which is looked at among them. */
export const memberCasesQuery = (uid: string) =>
  queryOf('office.memberCases', { params: { uid } }, { refetchInterval: 10_000 })

/** The administrators that a case may be given to. */
export const administratorsQuery = queryOf('office.administrators', undefined, { staleTime: 60_000 })
