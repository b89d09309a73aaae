import type { Vocabulary } from '../vocabulary.ts'

/** Refusals of operators' acts. They leave events of `office` only. */
export const operations = {
  refusals: [
    'MONEY_DIFFERS',
    'NOT_FAILED',
    'NOT_PARKED',
    'NOT_WAITING',
    'REBUILD_REFUSED',
    'REBUILD_RUNNING',
  ],
  proposals: ['parked-skip'],
} as const satisfies Vocabulary
