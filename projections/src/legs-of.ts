import type { Leg } from '@strongroom/ledger/book'
import type { AnyFact } from './runner/projection.ts'

const none: readonly Leg[] = []

/** The legs of a fact, none when it moves nothing. */
export const legsOf = (fact: AnyFact): readonly Leg[] => ('legs' in fact ? fact.legs : none)
