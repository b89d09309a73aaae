import { type TermOf, termsOf } from './vocabularies.ts'

/**
 * The read models that calls may wait for, from the capabilities' `vocabulary.ts`. `projections` holds one projection for each
 * name, and no other.
 */
export const readModels = termsOf('readModels')

/** Name of a read model: `top_ups`. */
export type ReadModel = TermOf<'readModels'>

/** The read models that show a member what `GET /v1/changes` has told that member of, and nothing else. */
export const ownReadModels: readonly ReadModel[] = termsOf('ownReadModels')
