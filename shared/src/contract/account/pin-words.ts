import { msg, type Word } from '#words'

/** Faults of a PAY code, by the objection of its schema. */
export const pinFaults = {
  'The PAY code is exactly 6 digits': msg`The PAY code is exactly 6 digits`,
  'This PAY code is among the first that thieves try: no row of digits, no repeats, no date': msg`This PAY code is easy to guess. Choose one that is not a sequence, a repetition or a date.`,
} as const satisfies Readonly<Record<string, Word>>
