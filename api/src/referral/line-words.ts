import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'sign-up-bonus': msg`Sign-up bonus`,
  'referrer-bonus': msg`Referral bonus`,
  'referee-bonus': msg`Referral bonus`,
  'invite-code-bonus': msg`Invite code bonus`,
} as const satisfies LineWords
