import type { Vocabulary } from '../vocabulary.ts'

/** Refusals of exports. They leave no events. */
export const exports = {
  refusals: ['TOO_MANY_EXPORTS', 'TOO_MANY_SCHEDULES', 'EXPORT_GONE'],
} as const satisfies Vocabulary
