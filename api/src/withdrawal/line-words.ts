import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  withdrawal: msg`Withdrawal`,
  'withdrawal-returned': msg`Withdrawal, given back`,
  'withdrawal-sent-back': msg`Withdrawal, sent back by the bank`,
} as const satisfies LineWords
