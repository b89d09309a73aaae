import type { Leg } from '@strongroom/ledger/book'
import type { AnyEvent, AnyFact } from './runner/projection.ts'

/** Time and administrator of a decision. */
export const decided = ({ metadata: { at, actor } }: AnyEvent) => ({ decided_at: at, decided_by: actor.id })

/** The member whose wallet or membership an event is about: the id in its stream's name. */
export const uidOf = ({ stream }: Pick<AnyEvent, 'stream'>): string => stream.slice(stream.indexOf('-') + 1)

const none: readonly Leg[] = []

/** The legs of a fact, none when it moves nothing. */
export const legsOf = (fact: AnyFact): readonly Leg[] => ('legs' in fact ? fact.legs : none)
