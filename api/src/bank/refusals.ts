import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'above-maximum': { msg: msg`The amount is above the maximum` },
  'bank-limit-reached': { msg: msg`No more bank accounts can be linked` },
  'details-changed': { msg: msg`The details have changed since you looked at them` },
  'vip-level-too-low': { msg: msg`Your VIP level is too low for this` },
  'not-completed': { msg: msg`This has not been completed yet` },
  'fps-off': { msg: msg`FPS is not available at present` },
  'circle-id-already-used': { msg: msg`This Circle payment has been credited before` },
} as const satisfies RefusalWords
