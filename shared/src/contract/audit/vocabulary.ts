import type { Vocabulary } from '../vocabulary.ts'

/** Read models of the log itself, and refusals of receipts and evidence. It leaves no events of its own. */
export const audit = {
  readModels: ['event_keys', 'events', 'histories'],
  refusals: ['NOT_SEALED_YET', 'SEAL_STOPPED', 'TOO_MANY_EVENTS'],
} as const satisfies Vocabulary
