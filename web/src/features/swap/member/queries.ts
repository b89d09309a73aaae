import { callForOne } from '../../../client/call.ts'
import type { Body, Row } from '../../../client/contract.ts'
import { queryOf } from '../../../client/query-of.ts'

export type Swappable = Row<'swap.currencies'>

/** Currencies that can be swapped, each with its targets. */
export const swappableQuery = queryOf('swap.currencies', undefined, { staleTime: 300_000 })

/** The swap of which a quote is asked for. */
export type QuoteAsked = Body<'swap.check'>

/** Asks for a quote: a binding offer until it runs out. Moves nothing. */
export const quoteSwap = (body: QuoteAsked) => callForOne('swap.check', { body })

/** Swaps under a quote. */
export const swap = (body: Body<'swap.make'>, attempt: string) => callForOne('swap.make', { body, attempt })
