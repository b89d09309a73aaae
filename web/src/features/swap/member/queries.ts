import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput, InferOutput } from 'valibot'
import { callForAll, callForOne } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
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

/** Swaps under a quote. */
export const swap = (body: InferInput<typeof wire.swapBody>, attempt: string) =>
  callForOne('swap.make', { body, attempt })

/** The address of the list of swaps. */
export type SwapSearch = ListSearch & { source?: string | undefined; target?: string | undefined }

/** One page of the member's swaps. */
export const swapsQuery = (search: SwapSearch) =>
  pageQuery({ name: 'swap.list' }, filterOf('swap.list', search))
