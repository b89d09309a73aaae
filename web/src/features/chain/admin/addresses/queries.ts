import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput, InferOutput } from 'valibot'
import { call, callForAll, callForOne, callForPage } from '../../../../client/call.ts'
import { filterOf, type ListSearch } from '../../../../parts/list-search.ts'

export const allNetworksQuery = queryOptions({
  queryKey: ['admin-networks'],
  queryFn: () => callForAll<wire.NetworkRecord>({ path: '/networks/list' }),
  staleTime: 300_000,
})

export type AddressSearch = ListSearch & { network?: string | undefined }

/** Addresses of the house: `given` 0 those in the pool, 1 those of members. */
export const poolQuery = (given: 0 | 1, search: AddressSearch) =>
  queryOptions({
    queryKey: ['address-pool', given, search],
    queryFn: () =>
      callForPage<wire.PoolAddress>({
        path: '/ccaddress/adminList/all',
        filter: { ...filterOf(search, 'UTC'), given, ...(given ? { sort: 'given_date' } : {}) },
      }),
    placeholderData: keepPreviousData,
  })

/** Who waits for an address, longest first. */
export const applicationsQuery = queryOptions({
  queryKey: ['address-applications'],
  queryFn: () =>
    callForPage<wire.AdminAddressApplication>({
      path: '/ccaddressapplys',
      filter: { status: 0, order: 'asc', limit: 100 },
    }),
  refetchInterval: 10_000,
})

export const bringIn = (body: InferInput<typeof wire.poolAddressBody>, attempt: string) =>
  call<wire.Records<wire.PoolAddress>>({ path: '/ccaddress/0', body, attempt })
export const removeAddress = (id: string, attempt: string) =>
  call<unknown>({ method: 'DELETE', path: `/ccaddress/${id}`, attempt })
export const retireAddress = (id: string, attempt: string) =>
  call<unknown>({ path: '/ccaddress/deladdress', body: { id }, attempt })
export const complete = (id: string, attempt: string) =>
  callForOne<InferOutput<typeof wire.applicationResult>>({
    path: '/ccaddress/status',
    body: { id, status: 1 },
    attempt,
  })
