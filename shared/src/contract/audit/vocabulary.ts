import type { Vocabulary } from '../vocabulary.ts'

export const audit = {
  readModels: ['event_keys', 'events', 'histories'],
  refusals: ['NOT_SEALED_YET', 'SEAL_STOPPED', 'TOO_MANY_EVENTS'],
} as const satisfies Vocabulary
