import { msg } from '@lingui/core/macro'
import type { LineWords } from '../../platform/lines/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'given-up': { title: msg`Given up on leaving`, isFilter: false },
} as const satisfies LineWords
