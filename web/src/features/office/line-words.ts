import { msg } from '@lingui/core/macro'
import type { LineWords } from '../../platform/lines/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  adjustment: { title: msg`Adjustment`, isFilter: true },
  reversal: { title: msg`Reversal`, isFilter: true },
} as const satisfies LineWords
