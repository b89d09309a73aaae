import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForOne, callForPage } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

/** The address of the list of KYC records. */
export type RecordsSearch = ListSearch & {
  status?: string | undefined
  type?: string | undefined
  uid?: string | undefined
}

/** Records of identity: those that wait unless a state is chosen, oldest first; others newest first. */
export const recordsQuery = ({ status = '0', type, ...search }: RecordsSearch) =>
  pageQuery(
    { name: 'identity.records' },
    filterOf(
      'identity.records',
      {
        ...search,
        // The address names no order mostly, and says so by an undefined one.
        order: search.order ?? (status === '0' ? 'asc' : 'desc'),
        status: status === 'all' ? undefined : status,
        type,
      },
      'UTC',
    ),
    POLL_MS,
  )

/** All records of a member, newest first. */
export const recordsOfQuery = (uid: string) => recordsQuery({ uid, status: 'all' })

/** The oldest record besides one that waits, and that this reader may decide. */
export const nextRecord = async (besides: string, reader: string): Promise<wire.KycRecord | undefined> => {
  const { rows } = await callForPage('identity.records', { filter: { status: 0, order: 'asc', limit: 5 } })
  return rows.find(({ id, uid, submitted_by }) => id !== besides && uid !== reader && submitted_by !== reader)
}

/** One record with its form. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ['identity-record', id],
    queryFn: () => callForOne('identity.record', { params: { id } }),
  })

/** Enters a member's documents for them. Another administrator decides. */
export const enterRecord = (body: InferInput<typeof wire.kycAddByAdminBody>, attempt: string) =>
  callForOne('identity.enter', { body, attempt })

/** Erases what a record holds of a person. The log keeps only that it was. */
export const eraseRecord = (id: string, attempt: string) =>
  call('identity.erase', { params: { id }, attempt })

/** Approves or rejects a member's proof of identity. */
export const auditIdentity = (body: InferInput<typeof wire.kycAuditBody>, attempt: string) =>
  callForOne('identity.decide', { body, attempt })
