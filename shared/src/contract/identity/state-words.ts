import { msg, type Word } from '#words'
import type { ReviewStatus } from '../words.ts'

/** Where a member's verification stands. */
export const verificationStates: Readonly<Record<ReviewStatus, Word>> = {
  0: msg`Being verified`,
  1: msg`Verified`,
  [-1]: msg`Not verified`,
}
