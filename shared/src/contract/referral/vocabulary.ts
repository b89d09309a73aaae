import type { Vocabulary } from '../vocabulary.ts'

/** Bonuses for joining and for bringing others. */
export const referral = {
  events: ['BonusGranted'],
  lines: ['sign-up-bonus', 'referrer-bonus', 'referee-bonus', 'invite-code-bonus'],
  readModels: ['referrals'],
  ownReadModels: ['referrals'],
} as const satisfies Vocabulary
