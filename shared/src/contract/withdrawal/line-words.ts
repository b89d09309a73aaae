import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  withdrawal: { title: msg`Withdrawal`, isFilter: true },
  'withdrawal-returned': { title: msg`Withdrawal, given back`, isFilter: false },
  'withdrawal-sent-back': { title: msg`Withdrawal, sent back by the bank`, isFilter: true },
} as const satisfies LineWords
