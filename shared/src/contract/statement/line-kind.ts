import type { Word } from '../../word.ts'
import type { TransactionType } from './transaction-types.ts'

/** How a kind of line reads, on screen and in files. */
export type LineKind = {
  readonly title: Word
  /** Whether a statement can be filtered by it: by what begins a movement, not by what comes back of it. */
  readonly isFilter: boolean
}

/** Kinds of lines of one capability. */
export type LineWords = Readonly<Partial<Record<TransactionType, LineKind>>>
