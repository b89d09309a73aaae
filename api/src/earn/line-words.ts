import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'fixed-deposit': msg`Fixed deposit`,
  interest: msg`Interest`,
  'fixed-deposit-matured': msg`Fixed deposit, matured`,
  'fixed-deposit-redeemed': msg`Fixed deposit, redeemed`,
  'fixed-deposit-cancelled': msg`Fixed deposit, cancelled`,
} as const satisfies LineWords
