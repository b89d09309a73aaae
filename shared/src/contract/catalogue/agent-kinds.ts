import { forAdmin, forPublic } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'
import { referenceCalls } from './reference-calls.ts'

const changing = { roles: keepers } as const

const agents = referenceCalls({
  base: 'agents',
  what: 'agent',
  body: wire.editAgentBody,
  record: wire.agent,
})
/** Calls of the agents of the external group system, each with an API key. */
export const agent = {
  remove: agents.remove,
  one: agents.one,
  pages: agents.pages,
  create: forAdmin.command({
    ...changing,
    path: '/agents/createAgent/S',
    summary: 'Creates an agent; error 10 when it is not in the external group system',
    refuses: [...refusals.saving, 10, 'AGENT_EXISTS', 'API_KEY_TAKEN'],
    body: wire.createAgentBody,
    answer: wire.records(wire.agent),
  }),
  edit: forAdmin.command({
    ...changing,
    path: '/agents/editAgent/S',
    summary: 'Edits an agent, its key only when another one is given; error 10 as above',
    refuses: [...refusals.saving, 10, 'API_KEY_TAKEN', 'AGENT_EXISTS'],
    body: wire.editAgentBody,
    loaded: wire.agent,
    answer: wire.records(wire.agent),
  }),
  read: forPublic.preview({
    path: '/agents/read',
    summary:
      'What an agent reads with its API key, as often as its interval allows: rates of swaps, product banks and external banks',
    refuses: ['AGENT_TOO_SOON', 'AGENT_UNKNOWN'],
    body: wire.agentReadBody,
    answer: wire.records(wire.agentRead),
  }),
} as const
