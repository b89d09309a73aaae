import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForOne } from '../../../../client/call.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** States a bank transfer with its proof. */
export const submitDeposit = (body: InferInput<typeof wire.depositBody>, attempt: string) =>
  callForOne('bank.submitDeposit', { body, attempt })

/** Says that a completed deposit has arrived. */
export const confirmDeposit = (id: string, attempt: string) =>
  callForOne('bank.confirmDeposit', { body: { id }, attempt })

/** States a payment by FPS with its receipt. */
export const submitFps = (body: InferInput<typeof wire.fpsBody>, attempt: string) =>
  callForOne('bank.submitFps', { body, attempt })

/** Whether FPS is taken, at what ratio and between which amounts. */
export const fpsTermsQuery = queryOptions({
  queryKey: ['fps-terms'],
  queryFn: () => callForOne('bank.fpsTerms'),
  staleTime: 60_000,
})

/** The member's virtual account, or where the request for one stands. */
export const virtualAccountQuery = queryOptions({
  queryKey: ['virtual-account'],
  queryFn: () => callForOne('bank.virtualAccount'),
  refetchInterval: 30_000,
})

/** Asks for a virtual account. */
export const requestVirtualAccount = (_: object, attempt: string) =>
  callForOne('bank.requestVirtualAccount', { attempt })

const POLL_MS = 10_000

/** One page of the member's deposits. */
export const depositsQuery = (uid: string, search: ListSearch) =>
  pageQuery({ name: 'bank.deposits', params: { id: uid } }, filterOf('bank.deposits', search), POLL_MS)

/** The address of the list of payments by FPS. */
export type FpsSearch = ListSearch & { status?: string | undefined }
/** One page of the member's payments by FPS. */
export const fpsQuery = (uid: string, search: FpsSearch) =>
  pageQuery({ name: 'bank.fpsTopUps', params: { id: uid } }, filterOf('bank.fpsTopUps', search), POLL_MS)

/** Deposits that came by themselves, through the member's virtual account. */
export const automaticQuery = (uid: string, search: ListSearch) =>
  pageQuery(
    { name: 'statement.ofMember', params: { id: uid } },
    filterOf('statement.ofMember', { ...search, type: 'circle-deposit' }),
    POLL_MS,
  )
