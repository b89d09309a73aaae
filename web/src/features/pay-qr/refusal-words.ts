import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  TIMES_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be scanned at most ${most} times.`,
  DAYS_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be valid for at most ${most} days.`,
  ALREADY_SCAN: () => msg`You have already scan this code!`,
  NOT_FOUND_DATA: () => msg`There is no such Pay Code.`,
  QRCODE_EXPIRED: () => msg`This Pay Code is out of date.`,
  PAY_CODE_VALID: () => msg`This Pay Code is still valid.`,
  RESERVE_EXHAUSTED: () => msg`Something wrong, please try again later`,
} as const satisfies RefusalWords
