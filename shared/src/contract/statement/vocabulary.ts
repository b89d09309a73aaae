import type { Vocabulary } from '../vocabulary.ts'

/** Every movement of every member, as lines; the other capabilities leave the events. */
export const statement = {
  readModels: ['movements'],
  ownReadModels: ['movements'],
  refusals: ['NO_ESTIMATE'],
} as const satisfies Vocabulary
