import type { Vocabulary } from '../vocabulary.ts'

export const statement = {
  readModels: ['movements'],
} as const satisfies Vocabulary
