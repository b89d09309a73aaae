import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput, InferOutput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'

/** Every currency with each network it can come in on. */
export const networksQuery = queryOptions({
  queryKey: ['networks'],
  queryFn: () => callForAll<wire.FixedNetworkRecord>({ path: '/fixednetworks/userlist' }),
  staleTime: 300_000,
})

type TopUpResult = InferOutput<typeof wire.topUpResult>

export const submitTopUp = (body: InferInput<typeof wire.topUpBody>, attempt: string) =>
  callForOne<TopUpResult>({ path: '/topup', body, attempt })

export type TopUpSearch = ListSearch & { status?: string | undefined; currency?: string | undefined }

export const topUpsQuery = (uid: string, { status, ...search }: TopUpSearch) =>
  queryOptions({
    queryKey: ['top-ups', uid, status, search],
    queryFn: () =>
      callForPage<wire.TopUp>({
        path: `/topup/user/${uid}`,
        filter: filterOf({ ...search, ...(status ? { status: Number(status) } : {}) }),
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
