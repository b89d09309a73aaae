import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  PROPOSAL_LAPSED: () =>
    msg`What this is about has changed since it was proposed, so nothing was done. Propose it again.`,
  NOT_YOUR_PROPOSAL: () => msg`Only its proposer can withdraw a proposal.`,
  MOVEMENT_UNKNOWN: () => msg`This transaction does not exist.`,
  NOT_REVERSIBLE: () => msg`This cannot be reversed: it has an end of its own.`,
  TOO_MANY_VIEWS: () => msg`200 views exist already. Delete one that is no longer used.`,
  VIEW_NAME_TAKEN: () => msg`A view with this name already exists. Choose another name, or change that view.`,
  VIEW_NOT_OWN: () => msg`Only the administrator who has saved this view changes or deletes it.`,
} as const satisfies RefusalWords
