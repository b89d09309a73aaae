import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'earn-off': { msg: 'Feature is coming soon' },
  'plan-not-offered': { msg: 'This plan is not offered' },
  'plan-changed': { msg: 'The plan has changed, please check again' },
  'interest-already-paid': { msg: 'Interest has been paid already' },
  'month-not-next': { msg: 'This is not the next month to be paid' },
  'month-not-over': { msg: 'This month is not over' },
  'not-matured': { msg: 'This deposit has not matured' },
  'interest-due': { msg: 'Interest that is due has to be paid first' },
  'rate-invalid': { msg: 'The rate is not valid' },
  'rate-lowered': { msg: 'A promised rate cannot be lowered' },
} as const satisfies RefusalWords
