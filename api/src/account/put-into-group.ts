import { memberDecider } from '@strongroom/ledger/account'
import { isBetterTier, type ProposedChange } from '@strongroom/ledger/office'
import type { Asker } from '../command/asking.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'

type Change = Extract<ProposedChange, { kind: 'user-group' }>

/**
 * The answer where putting a member into a group, or out of one, takes two administrators: it waits for the second. Nothing where no rate
 * or limit gets better for the member.
 */
export const groupByTwo = async (
  parts: Parts,
  ask: Asker,
  change: Omit<Change, 'kind' | 'from'>,
): Promise<Reply | undefined> => {
  const { uid, to } = change
  const before = await knownChange(parts, ask.commandId)
  const { state } = await parts.ledger.load(memberDecider, uid)
  const from = before?.kind === 'user-group' ? before.from : (state.userGroup ?? null)
  const tiers = { from: state, to: { ...state, userGroup: to ?? undefined } }
  // A proposal that was made stays one, whatever the group has become meanwhile.
  if (!before && !isBetterTier(parts.catalogue, tiers)) return undefined
  return propose(parts, ask, { kind: 'user-group', ...change, from })
}
