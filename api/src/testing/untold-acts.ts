import type { Actor } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { Decimal } from '@strongroom/shared'
import { type Detail, isToldAs, type Said } from '../vault/mail/said.ts'
import { telling } from '../vault/mail/told-events.ts'
import { administratorsActs } from './administrators-acts.ts'

const PAGE_EVENTS = 1_000

/** Streams of a member, named after them. */
const ofMember = /^(?:wallet|member|banks|addresses)-(\d+)$/

type Metadata = { readonly actor: Actor; readonly correlationId: string }

/**
 * The events that administrators may leave in members' streams, by the table of their calls, which says what each member is told.
 */
const listed: ReadonlySet<string> = new Set(Object.values(administratorsActs).flat())

/**
 * Acts of administrators on members' money or accounts, through the API, that the members are not told of, or that have no row in the
 * table of administrators' calls. Facts that a test has put into the log itself are left out, by their correlation.
 */
export const untoldActs = async (log: Log): Promise<readonly string[]> => {
  const found = new Set<string>()
  for (let after: StoredEvent['position'] | undefined; ; ) {
    const page: readonly StoredEvent[] = await log.readAll({ limit: PAGE_EVENTS, ...(after && { after }) })
    for (const event of page) if (isUntold(event)) found.add(event.type)
    after = page.at(-1)?.position
    if (page.length < PAGE_EVENTS) return [...found]
  }
}

const isUntold = ({ stream, type, data, metadata }: StoredEvent): boolean => {
  const uid = ofMember.exec(stream)?.[1]
  if (uid === undefined || !isKnown(type)) return false
  const { actor, correlationId }: Metadata = JSON.parse(metadata)
  if (actor.kind !== 'admin' || actor.id === uid || correlationId === 'test') return false
  if (!listed.has(type)) return true
  const how = telling[type]
  if (!('kind' in how)) return 'neverBy' in how
  const said: Said & Detail = JSON.parse(data)
  return !isToldAs(type, said, { actor, uid }) && !isToldOtherwise(type, said)
}

const isKnown = (type: string): type is keyof typeof telling => Object.hasOwn(telling, type)

/**
 * A level that follows from an application is told with its approval; the purchases of a file are the member's own; interest of nothing
 * moves nothing.
 */
const isToldOtherwise = (type: string, { kind, amount }: Said & Detail): boolean =>
  type === 'VipSet' ||
  (type === 'CardLogBooked' && kind === 'purchase') ||
  (type === 'InterestPaid' && new Decimal(amount ?? 0).isZero())
