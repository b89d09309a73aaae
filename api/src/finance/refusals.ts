import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'period-not-over': { msg: msg`This month is not over` },
  'period-closed': { msg: msg`This month is closed already` },
  'period-not-next': { msg: msg`An earlier month has to be closed first` },
  'statement-signed': { msg: msg`This statement has been signed off: it is not changed any more` },
} as const satisfies RefusalWords
