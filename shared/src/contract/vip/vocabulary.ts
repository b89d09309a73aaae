import type { Vocabulary } from '../vocabulary.ts'

export const vip = {
  events: ['VipApplied', 'VipApplicationApproved', 'VipApplicationRejected', 'VipSet'],
  readModels: ['vip_applications'],
} as const satisfies Vocabulary
