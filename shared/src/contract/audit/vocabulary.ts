import type { Vocabulary } from '../vocabulary.ts'

export const audit = {
  readModels: ['event_keys', 'events', 'histories'],
} as const satisfies Vocabulary
