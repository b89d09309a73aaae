import { contract, wire } from '@strongroom/shared'
import { one } from '../../command/replies.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Call, implement } from '../../http/call.ts'
import { catalogueCalls } from '../../platform/reference/catalogue-calls.ts'
import { answered, TooLate } from '../../process/answered.ts'
import type { Stores } from '../../vault/stores.ts'
import { graver, statesWith, type Trouble } from './harm.ts'
import { keepFor } from './keep-for.ts'
import { missedSince } from './note-service-state.ts'

/** However many read the page, the platform is asked once in so long. */
const keptMs = 5_000

type Needs = Pick<Dependencies, 'db' | 'log' | 'queueReady' | 'catalogue' | 'now'> &
  Pick<Stores, 'serviceIncidents'>
type Stored = { readonly incidents: readonly Incident[]; readonly isMissed: boolean }
type Incident = NonNullable<wire.ServiceState['incidents']>[number]
type PartNow = wire.ServiceState['parts'][number]

const stored = async ({ db, serviceIncidents }: Needs): Promise<Stored> => {
  const [incidents, missed] = await Promise.all([serviceIncidents.latest(), missedSince(db)])
  return {
    isMissed: missed !== undefined,
    incidents: incidents.map(({ part, state, began_at: began_date, ended_at: ended_date }) => ({
      part,
      state,
      began_date,
      ended_date,
    })),
  }
}

/** Announced maintenance that has not ended, the next first. */
const announced = ({ catalogue, now }: Needs): wire.ServiceState['maintenance'] =>
  catalogue
    .list('maintenance')
    .filter(({ status, until_date }) => status === 1 && Date.parse(until_date) > now().getTime())
    .toSorted((a, b) => Date.parse(a.from_date) - Date.parse(b.from_date))
    .map(({ status: _, ...each }) => each)

/** A part as it was written down last: since the incident that is open, or since the end of the last one. */
const noted = (part: wire.ServicePart, { incidents }: Stored): PartNow => {
  const ofPart = incidents.filter(each => each.part === part)
  const open = ofPart.find(({ ended_date }) => ended_date === null)
  const ended = ofPart
    .map(({ ended_date }) => ended_date ?? '')
    .toSorted()
    .at(-1)
  return { part, state: open?.state ?? 'works', since_date: open?.began_date ?? (ended || null) }
}

/** Tells of each look whether it was too late and the one before it was not: one that is slow once is not away. */
const firstTooLate = () => {
  let was = false
  return (look: PromiseSettledResult<unknown>): boolean => {
    const isFirst = !was
    was = look.status === 'rejected' && look.reason instanceof TooLate
    return was && isFirst
  }
}

/**
 * Tells how the service is. The jobs write down what they find; whether database, log and queue answer is looked at here, for without them no
 * job runs. Where the database does not answer, its last answer stands in, and how long a trouble has lasted is known by this process alone.
 */
export const serviceStateOf = (needs: Needs): (() => Promise<wire.ServiceState>) => {
  const { log, queueReady } = needs
  let last: Stored = { incidents: [], isMissed: false }
  const slowness = { database: firstTooLate(), log: firstTooLate() }
  const seen = new Map<wire.ServicePart, { readonly state: wire.PartState; readonly since: string }>()

  /** Keeps when this process saw a part become as it is, while that is graver than what was noted. */
  const now = (part: PartNow, found: wire.PartState, at: string): PartNow => {
    const state = graver(part.state, found)
    if (state === part.state) {
      seen.delete(part.part)
      return part
    }
    const known = seen.get(part.part)
    const since = known?.state === state ? known.since : at
    seen.set(part.part, { state, since })
    return { ...part, state, since_date: since }
  }

  const looked = keepFor(keptMs, async () => {
    const at = new Date().toISOString()
    const [found, head, queue] = await Promise.allSettled([
      answered(() => stored(needs)),
      answered(() => log.head()),
      answered(async () => queueReady?.()),
    ])
    if (found.status === 'fulfilled') last = found.value
    const troubles: readonly (Trouble | false)[] = [
      slowness.database(found) ? 'slow-database' : found.status === 'rejected' && 'database',
      slowness.log(head) ? 'slow-log' : head.status === 'rejected' && 'log',
      queue.status === 'rejected' && 'queue',
      last.isMissed && 'workers',
    ]
    const states = statesWith(troubles.filter(trouble => trouble !== false))
    return {
      checked_date: at,
      parts: wire.serviceParts.map(part => now(noted(part, last), states[part], at)),
      incidents: found.status === 'fulfilled' ? [...last.incidents] : null,
    }
  })
  // The catalogue is in memory: what an operator calls off is gone at once.
  return async () => ({ ...(await looked()), maintenance: announced(needs) })
}

const serviceState = implement(contract.operations.serviceState, {
  handler: async (_, parts) => one(await parts.serviceState()),
})

/** The state of the service for people, and the maintenance that is announced there. */
export const serviceCalls: readonly Call[] = [
  serviceState,
  ...catalogueCalls({ kind: 'maintenance', calls: contract.maintenance }),
]
