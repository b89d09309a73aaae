import type { Vocabulary } from '../vocabulary.ts'

export const identity = {
  events: ['KycSubmitted', 'KycDecided', 'KycErased'],
  readModels: ['kyc_records'],
} as const satisfies Vocabulary
