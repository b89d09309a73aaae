import type { Vocabulary } from '../vocabulary.ts'

/** VIP levels and applications for them, and user groups. */
export const vip = {
  events: [
    ...([
      'VipApplied',
      'VipApplicationApproved',
      'VipApplicationRejected',
      'VipSet',
      'UserGroupSet',
    ] as const),
    ...(['GiftCardsAccepted', 'GiftCardsSent', 'GiftCardsRejected'] as const),
  ],
  readModels: ['vip_applications'],
  ownReadModels: ['vip_applications'],
  refusals: ['VIP_APPLICATION_OPEN'],
  proposals: ['vip-level'],
} as const satisfies Vocabulary
