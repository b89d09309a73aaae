import { callForOne } from '../../../../client/call.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** The address of the list of scans. `least` is the lowest score. */
export type ScanSearch = ListSearch & {
  kind?: string | undefined
  case_kind?: string | undefined
  network?: string | undefined
  status?: string | undefined
  least?: string | undefined
}

/** Screened addresses and TXIDs, the newest first; asked again, for the service answers later than it is asked. */
export const scansQuery = ({ least, status, ...search }: ScanSearch) =>
  pageQuery(
    { name: 'chain.scans' },
    {
      ...filterOf('chain.scans', search, 'UTC'),
      ...(least && /^\d{1,2}$|^100$/.test(least) ? { least: Number(least) } : {}),
      ...(status === '0' || status === '1' || status === '-1' ? { status: statuses[status] } : {}),
    },
    10_000,
  )
const statuses = { 0: 0, 1: 1, '-1': -1 } as const

/** The risk of a case. */
export const caseRiskQuery = (id: string) =>
  oneQueryOf('chain.caseRisk', { params: { id } }, { refetchInterval: 10_000 })

/** Asks the screening service about a case once more. */
export const screenAgain = (body: { id: string }, attempt: string) =>
  callForOne('chain.screenAgain', { body, attempt })
