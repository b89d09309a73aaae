import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { one, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'

const MINUTE_MS = 60_000

const recordsOf = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  next_date: string,
): Pick<wire.AgentRead, 'rates' | 'next_date'> & Record<'product_banks' | 'external_banks', object[]> => ({
  rates: catalogue
    .list('swap-rate')
    .filter(({ status }) => status === 1)
    .map(({ source, target, rate }) => ({ source, target, rate })),
  product_banks: catalogue.list('product-bank').filter(({ is_show }) => is_show === 1),
  external_banks: catalogue.list('external-bank').filter(({ status }) => status === 1),
  next_date,
})

/** A key that was replaced is no agent's any more, though it is remembered. */
const agentOf = async ({ catalogue, agentKeys }: Parts, key: string) => {
  const found = await agentKeys.find(key)
  const agent = found && catalogue.get('agent', found.agentId)
  return agent?.key_id === found?.keyId && found && agent ? { id: found.agentId, ...agent } : undefined
}

const read = implement(contract.agent.read, {
  // A key has 32 characters: guessing is hopeless, and costs us little.
  limits: ({ address }) => [{ key: `agents from ${address}`, most: 120, seconds: 60 }],
  handler: async ({ body, now }, parts) => {
    const agent = await agentOf(parts, body.api_key)
    if (!agent) return refused('AGENT_UNKNOWN', msg`No agent has this key`)
    const minutes = agent.access_interval
    const from = await parts.agentKeys.read(agent.id, now, minutes)
    if (from !== undefined)
      return refused('AGENT_TOO_SOON', msg`The interval of this agent is not over yet`, { from })
    return one(recordsOf(parts, new Date(now.getTime() + minutes * MINUTE_MS).toISOString()))
  },
})

/** The read of programs outside, by the API keys of agents. */
export const agentReads: readonly Call[] = [read]
