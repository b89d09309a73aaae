import type { wire } from '@strongroom/shared'
import type { Word } from '#words'
import type { Codes } from '../csv/csv-words.ts'
import { lineWords } from './line-words.gen.ts'

const every: Readonly<Record<wire.TransactionType, Word>> = lineWords

/** The kinds of lines on a statement; above, the compiler names one that no capability's `line-words.ts` has. */
export const lineKinds: Codes = every
