import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  TOO_MANY_EXPORTS: ({ most = '3' }) =>
    msg`This list has more than 10,000 rows, and ${most} of your files are being made already. Wait for one, or remove one under Exported files.`,
  TOO_MANY_SCHEDULES: ({ most = '20' }) =>
    msg`You have ${most} scheduled exports, the most that one administrator may have. Stop one under Exported files.`,
  EXPORT_GONE: () => msg`This file is no longer kept. Open its list and save it as CSV again.`,
} as const satisfies RefusalWords
