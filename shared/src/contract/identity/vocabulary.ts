import type { Vocabulary } from '../vocabulary.ts'

/** Proof of a member's identity. */
export const identity = {
  events: ['KycSubmitted', 'KycDecided', 'KycErased'],
  readModels: ['kyc_records'],
  ownReadModels: ['kyc_records'],
  refusals: [
    'ALREADY_VERIFIED',
    'KYC_KIND_WRONG',
    'KYC_NOT_HANDED_IN',
    'KYC_REPLACED',
    'KYC_WAITING',
    'PHONE_CODE_NEEDED',
  ],
} as const satisfies Vocabulary
