import type { Vocabulary } from '../vocabulary.ts'

export const operations = {
  refusals: ['MONEY_DIFFERS', 'NOT_PARKED', 'REBUILD_REFUSED', 'REBUILD_RUNNING'],
} as const satisfies Vocabulary
