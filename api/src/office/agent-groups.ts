import { askOutside } from '@strongroom/projections/outside'
import type { wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'

/** The external group system: whether it has an agent of a name. Rejects when it cannot say. */
export type AgentGroups = {
  readonly source: wire.AgentGroups['source']
  /** All there are, where that is known. */
  readonly names: readonly string[]
  readonly has: (name: string) => Promise<boolean>
}

/** Agents for the embedded default. No group system: they are the same every day, and say so. */
const demoNames = ['Demo Harbour Partners', 'Demo Lantern Group', 'Demo Northwind']

export const demoAgentGroups: AgentGroups = {
  source: 'demo',
  names: demoNames,
  has: async name => demoNames.includes(name),
}

const patienceMs = 5_000

/** A group system that answers `?name=…` with `{ "exists": true }` or `false`, or with 404 for what it does not have. */
export const httpAgentGroups = (url: string): AgentGroups => ({
  source: 'http',
  names: [],
  has: async name => {
    const asked = new URL(url)
    asked.searchParams.set('name', name)
    const { ok, status, json } = await askOutside(asked, { signal: AbortSignal.timeout(patienceMs) })
    if (status === 404) return false
    if (!ok) throw new Error(`the group system answers ${status}`)
    const exists = fieldOf(json(), 'exists')
    if (typeof exists !== 'boolean') throw new Error('the group system does not say whether there is one')
    return exists
  },
})

/** The group system in which a process looks agents up, by its configuration. */
export const agentGroupsOf = ({
  agentGroupsUrl,
}: {
  readonly agentGroupsUrl: string | undefined
}): AgentGroups => (agentGroupsUrl ? httpAgentGroups(agentGroupsUrl) : demoAgentGroups)
