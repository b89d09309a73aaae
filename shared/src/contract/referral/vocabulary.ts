import type { Vocabulary } from '../vocabulary.ts'

export const referral = {
  events: ['BonusGranted'],
  lines: ['sign-up-bonus', 'referrer-bonus', 'referee-bonus', 'invite-code-bonus'],
  readModels: ['referrals'],
} as const satisfies Vocabulary
