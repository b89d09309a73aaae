import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  VipApplied: msg({ message: 'VIP applied for', context: 'event' }),
  VipApplicationApproved: msg({ message: 'VIP application approved', context: 'event' }),
  VipApplicationRejected: msg({ message: 'VIP application rejected', context: 'event' }),
  VipSet: msg({ message: 'VIP level set', context: 'event' }),
  UserGroupSet: msg({ message: 'User group set', context: 'event' }),
  GiftCardsAccepted: msg({ message: 'Gift cards accepted', context: 'event' }),
  GiftCardsSent: msg({ message: 'Gift cards sent', context: 'event' }),
  GiftCardsRejected: msg({ message: 'Gift cards rejected', context: 'event' }),
} as const satisfies EventWords
