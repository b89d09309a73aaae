import type { wire } from '@strongroom/shared'

/**
 * Kinds of the ledger's refusals, each with its English message, in the specification's words where it has some, and its code on
 * the wire where that is not the kind in capitals.
 */
export type RefusalWords = Readonly<
  Record<string, { readonly msg: string; readonly code?: wire.RefusalCode }>
>
