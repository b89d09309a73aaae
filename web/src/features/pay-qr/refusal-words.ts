import { msg } from '@lingui/core/macro'
import { payCodeFaults } from '@strongroom/shared/words/pay-qr/record'
import type { RefusalWords } from '../../client/refusal-sentence.ts'
import { descriptorOf } from '../../i18n/word.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  TIMES_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be scanned at most ${most} times.`,
  DAYS_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be valid for at most ${most} days.`,
  ALREADY_SCAN: () => descriptorOf(payCodeFaults.scanned),
  NOT_FOUND_DATA: () => descriptorOf(payCodeFaults.unknown),
  QRCODE_EXPIRED: () => descriptorOf(payCodeFaults.expired),
  PAY_CODE_PAUSED: () => descriptorOf(payCodeFaults.paused),
  PAY_CODE_VALID: () => msg`This Pay Code is still valid.`,
  RESERVE_EXHAUSTED: () => msg`Something wrong, please try again later`,
} as const satisfies RefusalWords
