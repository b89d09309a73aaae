import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  AGENT_TOO_SOON: () => msg`The interval of this agent is not over yet.`,
  AGENT_UNKNOWN: () => msg`No agent has this key.`,
  AGENT_EXISTS: () => msg`An agent with this name already exists.`,
  API_KEY_TAKEN: () => msg`Another agent has this key. Generate a new one.`,
  ENTRY_CHANGED: () => msg`Somebody has changed this meanwhile. Look at it again.`,
  ENTRY_IN_USE: uses => {
    const count = Object.values(uses).reduce((sum, each) => sum + Number(each), 0)
    return msg`Records that use this entry: ${count}. Hide it instead of deleting it.`
  },
  ENTRY_EXISTS: () => msg`This record already exists. Open it in the list to edit it.`,
  ENTRY_ID_DIFFERS: () => msg`The key of a record cannot be changed. Create a new record instead.`,
  ENTRY_INVALID: () => msg`This record is not valid. Nothing was saved: check its fields.`,
  SCALE_LOWERED: () => msg`The decimal places of a currency cannot be lowered. Nothing was saved.`,
} as const satisfies RefusalWords
