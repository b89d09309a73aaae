import { proposalDecider } from '@strongroom/ledger/office'
import { done, type Reply, waiting, waitsIn } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import type { Call } from '../http/call.ts'
import type { Applying } from '../platform/kinds/proposal-kind.ts'
import { approveChange } from './approve-change.ts'

/** A call whose caller may have asked for what another administrator has proposed: then the proposals are approved by them. */
export const agreeing = (call: Call): Call =>
  call.refuses?.includes('WAITS_FOR_SECOND')
    ? { ...call, handler: async (ask, parts) => agreed(parts, ask, await call.handler(ask, parts)) }
    : call

const agreed = async (parts: Parts, ask: Applying, reply: Reply): Promise<Reply> => {
  const { agreesTo = [] } = reply
  for (const id of agreesTo) {
    const { change } = (await parts.ledger.load(proposalDecider, id)).state
    const approved = change && (await approveChange(parts, ask, { id, change }, done()))
    if (approved && 'code' in approved.body) return approved
  }
  if (agreesTo.length === 0) return reply
  const others =
    waitsIn(reply)
      ?.split(',')
      .filter(id => !agreesTo.includes(id)) ?? []
  return others.length > 0 ? waiting(others.join(',')) : done()
}
