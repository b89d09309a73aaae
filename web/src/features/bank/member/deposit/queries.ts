import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForOne, callForPage } from '../../../../client/call.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

export const submitDeposit = (body: InferInput<typeof wire.depositBody>, attempt: string) =>
  callForOne('bank.submitDeposit', { body, attempt })

export const confirmDeposit = (id: string, attempt: string) =>
  callForOne('bank.confirmDeposit', { body: { id }, attempt })

export const submitFps = (body: InferInput<typeof wire.fpsBody>, attempt: string) =>
  callForOne('bank.submitFps', { body, attempt })

/** Whether FPS is taken, at what ratio and between which amounts. */
export const fpsTermsQuery = queryOptions({
  queryKey: ['fps-terms'],
  queryFn: () => callForOne('bank.fpsTerms'),
  staleTime: 60_000,
})

const listed = { placeholderData: keepPreviousData, refetchInterval: 10_000 } as const

export const depositsQuery = (uid: string, search: ListSearch) =>
  queryOptions({
    queryKey: ['deposits', uid, search],
    queryFn: () =>
      callForPage('bank.deposits', { params: { id: uid }, filter: filterOf('bank.deposits', search) }),
    ...listed,
  })

export type FpsSearch = ListSearch & { status?: string | undefined }
export const fpsQuery = (uid: string, search: FpsSearch) =>
  queryOptions({
    queryKey: ['fps', uid, search],
    queryFn: () =>
      callForPage('bank.fpsTopUps', {
        params: { id: uid },
        filter: filterOf('bank.fpsTopUps', search),
      }),
    ...listed,
  })

/** Deposits that came by themselves, through the member's virtual account. */
export const automaticQuery = (uid: string, search: ListSearch) =>
  queryOptions({
    queryKey: ['automatic-deposits', uid, search],
    queryFn: () =>
      callForPage('statement.ofMember', {
        params: { id: uid },
        filter: filterOf('statement.ofMember', { ...search, type: 'circle-deposit' }),
      }),
    ...listed,
  })
