import { msg } from '@lingui/core/macro'
import type { LineWords } from '../../platform/lines/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'top-up': { title: msg`Top-up`, isFilter: true },
} as const satisfies LineWords
