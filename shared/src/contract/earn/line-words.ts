import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'fixed-deposit': { title: msg`Fixed deposit`, isFilter: true },
  interest: { title: msg`Interest`, isFilter: true },
  'fixed-deposit-matured': { title: msg`Fixed deposit, matured`, isFilter: false },
  'fixed-deposit-redeemed': { title: msg`Fixed deposit, redeemed`, isFilter: false },
  'fixed-deposit-cancelled': { title: msg`Fixed deposit, cancelled`, isFilter: false },
} as const satisfies LineWords
