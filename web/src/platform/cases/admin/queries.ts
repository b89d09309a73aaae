import { queryOf } from '../../../client/query-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** The address of a list of cases. `open` is the case in the panel. */
export type CaseSearch = ListSearch & { status?: string | undefined; open?: string | undefined }

/** The events of a case; asked again like its list, for others decide too. */
export const caseHistoryQuery = (id: string) =>
  queryOf('office.caseHistory', { params: { id } }, { refetchInterval: 10_000 })

/** The last cases of a member, that which is looked at among them. */
export const memberCasesQuery = (uid: string) =>
  queryOf('office.memberCases', { params: { uid } }, { refetchInterval: 10_000 })

/** The administrators that a case may be given to. */
export const administratorsQuery = queryOf('office.administrators', undefined, { staleTime: 60_000 })
