import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import { timedId } from '@strongroom/ledger/eventlog'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { catalogueCalls, loadedEntry } from '../platform/reference/catalogue-calls.ts'
import { keeper, type Saver } from '../platform/reference/keep-catalogue.ts'
import { agentCsv } from './words.ts'

type Given = {
  readonly name: string
  readonly access_interval: number
  readonly api_key?: string | undefined
  readonly reason?: string | undefined
}

const isInGroups = async ({ agentGroups, logger }: Parts, name: string): Promise<boolean> => {
  try {
    return await agentGroups.has(name)
  } catch {
    // The error may hold the name that was asked for, so the log gets none of it.
    logger.warn('the group system of agents gave no answer')
    throw HttpError.busy()
  }
}

const shown = async ({ agentKeys }: Parts, records: readonly Record<string, unknown>[]) => {
  const shownKey = await agentKeys.shown(records.map(each => String(each.key_id)))
  return records.map(({ key_id, ...record }) => ({ ...record, api_key: shownKey(String(key_id)) }))
}

/** The id of the agent's key from now on; the one it has when none is given, or the hidden one. */
const keyOf = async (
  { catalogue, agentKeys }: Parts,
  ask: Saver,
  agentId: string,
  key: string | undefined,
) => {
  const held = catalogue.get('agent', agentId)?.key_id
  if (held && (key === undefined || key === (await agentKeys.shown([held]))(held))) return held
  // The hidden form of the key before another administrator changed it.
  if (key === undefined || key.startsWith('*'))
    throw HttpError.invalid([{ path: 'api_key', message: 'Enter the whole key' }])
  const keyId = timedId(ask.commandId, ask.commandId, 'agent key')
  return agentKeys.keep({ agentId, keyId, key, by: ask.session.uid })
}

/** `id` is the agent's; nothing of it is kept unless the group system has an agent of this name. */
const save = async (parts: Parts, ask: Saver, id: string, { api_key, ...fields }: Given, isNew: boolean) => {
  const { ledger, catalogue } = parts
  const kept = keeper(parts, 'agent')
  const isAgain = await ledger.knows(catalogueDecider, catalogueId('agent', id), ask.commandId)
  if (!isAgain && !(await isInGroups(parts, fields.name)))
    return refused(10, msg`The group system has no agent of this name`)
  if (catalogue.list('agent').some(each => each.name === fields.name && each.id !== id))
    return refused('AGENT_EXISTS', msg`An agent with this name already exists`)
  const key_id = await keyOf(parts, ask, id, api_key)
  if (!key_id) return refused('API_KEY_TAKEN', msg`Another agent has this key`)
  const reply = await kept.save(ask, { ...(isNew ? {} : { id }), ...fields, key_id })
  return shownIn(parts, reply)
}

const shownIn = async (parts: Parts, reply: Reply): Promise<Reply> => {
  const { data } = reply.body as { data?: readonly Record<string, unknown>[] }
  const [record] = data ? await shown(parts, data) : []
  return record ? one(record) : reply
}

const agentGroups = implement(contract.office.agentGroups, {
  handler: async (_, { agentGroups }) => one({ source: agentGroups.source, names: agentGroups.names }),
})

const create = implement(contract.agent.create, {
  handler: (ask, parts) => save(parts, ask, ask.commandId, ask.body, true),
})

const edit = implement(contract.agent.edit, {
  loadedNow: loadedEntry({ kind: 'agent', join: (records, parts) => shown(parts, records) }),
  handler: async (ask, parts) => {
    const { id, ...given } = ask.body
    return parts.catalogue.get('agent', id)
      ? save(parts, ask, id, given, false)
      : refusalOf({ kind: 'entry-unknown' })
  },
})

/** Agents of the external group system: kept like all reference data, but for their keys. */
export const agentCalls: readonly Call[] = [
  ...catalogueCalls({
    csv: agentCsv,
    kind: 'agent',
    calls: contract.agent,
    join: (records, parts) => shown(parts, records),
    forget: (id, { agentKeys }) => agentKeys.forget(id),
  }),
  agentGroups,
  create,
  edit,
]
