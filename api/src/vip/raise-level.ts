import { memberDecider } from '@strongroom/ledger/account'
import { policyOf } from '@strongroom/ledger/catalogue'
import type { ProposedChange } from '@strongroom/ledger/office'
import type { Asker } from '../command/asking.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'

type Change = Extract<ProposedChange, { kind: 'vip-level' }>

/**
 * The answer where raising a member to this level takes two administrators: it waits for the second. Nothing where one does it alone: up
 * to the policy's level, and downwards.
 */
export const levelByTwo = async (
  parts: Parts,
  ask: Asker,
  change: Omit<Change, 'kind' | 'from'>,
): Promise<Reply | undefined> => {
  const { uid, to } = change
  const before = await knownChange(parts, ask.commandId)
  const { state } = await parts.ledger.load(memberDecider, uid)
  const from = before?.kind === 'vip-level' ? before.from : state.vipLevel
  const most = Number(policyOf(parts.catalogue, 'vip-level').alone)
  // A proposal that was made stays one, whatever another administrator's change has done meanwhile.
  if (!before && (to <= most || to <= from)) return undefined
  return propose(parts, ask, { kind: 'vip-level', ...change, from })
}
