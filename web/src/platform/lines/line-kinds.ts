import type { wire } from '@strongroom/shared'
import type { LineKind } from './line-kind.ts'
import { lineWords } from './line-words.gen.ts'

/** Every kind of line; the compiler names one that no capability's `line-words.ts` has. */
export const LINE_KINDS: Readonly<Record<wire.TransactionType, LineKind>> = lineWords
