import type { Leg } from '@strongroom/ledger/book'

/** All legs of facts; most have some, and those that move nothing none. */
export const legsIn = (facts: readonly object[]): readonly Leg[] =>
  facts.flatMap(fact => ('legs' in fact && Array.isArray(fact.legs) ? fact.legs : []))
