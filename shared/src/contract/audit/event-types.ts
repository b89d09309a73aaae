import { type TermOf, termsOf } from '../vocabularies.ts'

/**
 * Every type of fact the log may hold, from the capabilities' `vocabulary.ts`. The compiler holds the ledger's deciders against
 * this list, and the audit trail's names on screen.
 */
export const eventTypes = termsOf('events')

/** Type of a fact: `SwapSettled`. */
export type EventType = TermOf<'events'>
