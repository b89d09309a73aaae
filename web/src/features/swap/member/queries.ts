import type { wire } from '@strongroom/shared'
import type { InferInput, InferOutput } from 'valibot'
import { callForOne } from '../../../client/call.ts'
import { queryOf } from '../../../client/query-of.ts'

export type Swappable = InferOutput<typeof wire.swappable>

/** Currencies that can be swapped, each with its targets. */
export const swappableQuery = queryOf('swap.currencies', undefined, { staleTime: 300_000 })

/** The swap of which a quote is asked for. */
export type QuoteAsked = InferInput<typeof wire.swapCheckBody>

/** Asks for a quote: a binding offer until it runs out. Moves nothing. */
export const quoteSwap = (body: QuoteAsked) => callForOne('swap.check', { body })

/** Swaps under a quote. */
export const swap = (body: InferInput<typeof wire.swapBody>, attempt: string) =>
  callForOne('swap.make', { body, attempt })
