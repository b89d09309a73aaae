import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'card-opened': { title: msg`Card opened`, isFilter: true },
  'card-charge': { title: msg`Charge of the card`, isFilter: true },
  'card-charge-returned': { title: msg`Charge of the card, given back`, isFilter: false },
} as const satisfies LineWords
