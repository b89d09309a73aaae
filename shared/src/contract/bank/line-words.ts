import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  deposit: { title: msg`Bank deposit`, isFilter: true },
  'fps-top-up': { title: msg`FPS top-up`, isFilter: true },
  'circle-deposit': { title: msg`Wire to the virtual account`, isFilter: true },
} as const satisfies LineWords
