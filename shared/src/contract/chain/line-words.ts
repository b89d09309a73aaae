import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'chain-send': { title: msg`Sent on chain`, isFilter: true },
  'chain-send-returned': { title: msg`Send on chain, given back`, isFilter: false },
} as const satisfies LineWords
