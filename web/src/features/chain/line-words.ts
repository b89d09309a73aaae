import { msg } from '@lingui/core/macro'
import type { LineWords } from '../../platform/lines/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'chain-send': { title: msg`Sent on chain`, isFilter: true },
  'chain-send-returned': { title: msg`Send on chain, given back`, isFilter: false },
} as const satisfies LineWords
