import type { wire } from '@strongroom/shared'
import type { Word } from '#words'

/**
 * Kinds of the ledger's refusals, each with its English message, in the specification's words where it has some, and its code on
 * the wire where that is not the kind in capitals.
 */
export type RefusalWords = Readonly<Record<string, { readonly msg: Word; readonly code?: wire.RefusalCode }>>
