import type { wire } from '@strongroom/shared'
import type { Word } from '#words'

/** Words of one capability's kinds of lines. */
export type LineWords = Readonly<Partial<Record<wire.TransactionType, Word>>>
