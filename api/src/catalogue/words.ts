import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'scale-lowered': { msg: msg`The decimal places of a currency cannot be lowered` },
  'entry-invalid': { msg: msg`The record is not valid` },
  'entry-id-differs': { msg: msg`The key of a record cannot be changed` },
  'entry-unknown': { msg: msg`This record does not exist` },
  'entry-changed': { msg: msg`The record has been changed meanwhile` },
} as const satisfies RefusalWords
