import type { Vocabulary } from '../vocabulary.ts'

/** VIP levels and applications for them. */
export const vip = {
  events: ['VipApplied', 'VipApplicationApproved', 'VipApplicationRejected', 'VipSet'],
  readModels: ['vip_applications'],
  ownReadModels: ['vip_applications'],
  refusals: ['VIP_APPLICATION_OPEN'],
} as const satisfies Vocabulary
