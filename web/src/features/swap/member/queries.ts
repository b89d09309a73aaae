import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput, InferOutput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

export type Swappable = InferOutput<typeof wire.swappable>

/** Currencies that can be swapped, each with its targets. */
export const swappableQuery = queryOptions({
  queryKey: ['swappable'],
  queryFn: () => callForAll('swap.currencies'),
  staleTime: 300_000,
})

/** Asks for a quote: a binding offer until it runs out. Moves nothing. */
export const quoteSwap = (body: InferInput<typeof wire.swapCheckBody>) => callForOne('swap.check', { body })

export const swap = (body: InferInput<typeof wire.swapBody>, attempt: string) =>
  callForOne('swap.make', { body, attempt })

export type SwapSearch = ListSearch & { source?: string | undefined; target?: string | undefined }

export const swapsQuery = (search: SwapSearch) =>
  queryOptions({
    queryKey: ['swaps', search],
    queryFn: () => callForPage('swap.list', { filter: filterOf('swap.list', search) }),
    placeholderData: keepPreviousData,
  })

/** Everybody's swaps, for administrators. */
export const swapLogQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: ['swap-log', search],
    queryFn: () => callForPage('swap.log', { filter: filterOf('swap.log', search, 'UTC') }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
