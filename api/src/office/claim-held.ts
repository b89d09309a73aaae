import type { ProposedChange } from '@strongroom/ledger/office'
import type { Asker } from '../command/asking.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { approvableKinds } from './approvable-kinds.ts'

/** Why a claim that was proposed is not credited now, if so: its case is held, as a single approval would be. Its risk may have risen since. */
export const whyClaimHeld = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  change: ProposedChange,
): Promise<Reply | undefined> => {
  if (change.kind !== 'claim-credit') return undefined
  const kind = approvableKinds[change.claim]
  const found = await kind.find(parts, change.caseId, ask)
  return found && kind.whyNot?.(parts, ask, found)
}
