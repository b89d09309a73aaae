import type { wire } from '@strongroom/shared'
import { callForOne, sendForm } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { pageQueryOf, queryOf } from '../../../../client/query-of.ts'
import { bulkFilterOf, type InboxSearch } from './queries.ts'

const POLL_MS = 2_000

/** Sums of all cases of a kind and filter, by currency; asked again while they change. */
export const bulkSumsQuery = (kind: wire.BulkKind, search: InboxSearch) => {
  const filter = { kind, ...bulkFilterOf(search) }
  return queryOf('office.bulkSums', { filter }, { refetchInterval: 10_000 })
}

/** The rows of a job that were refused, in their order. */
export const refusedRowsQuery = (id: string) =>
  pageQueryOf(
    'office.bulkRows',
    { params: { id }, filter: { status: -1, order: 'asc', limit: 100 } },
    { refetchInterval: POLL_MS },
  )

/** Starts a job that decides many cases; the answer has its id. */
export const decideInBulk = (body: Body<'office.decideInBulk'>, attempt: string) =>
  callForOne('office.decideInBulk', { body, attempt })

/** Stops a job; rows that are decided stay so. */
export const stopBulk = (id: string, attempt: string) =>
  sendForm('office.stopBulk', { body: { id }, attempt })
