import { lineWords } from '../line-words.gen.ts'
import type { LineKind } from './line-kind.ts'
import type { TransactionType } from './transaction-types.ts'

/** Every kind of line on a statement; the compiler names one that no capability's `words.ts` has. */
export const lineKinds: Readonly<Record<TransactionType, LineKind>> = lineWords
