import {
  findEventNumber,
  getEvent,
  getHistory,
  getHistoryStep,
  type HistoryPlace,
  type HistoryRow,
  type HistoryStep,
} from '@strongroom/projections/audit'
import { contract, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { actorNames } from './actor-names.ts'
import { eventRecord } from './event-record.ts'

const history = implement(contract.audit.history, {
  handler: async ({ params: { uid } }, { db }) => {
    const { events, number, balances } = await getHistory(db, uid)
    return one({ uid, events, number, balances: [...balances] })
  },
})

/** The last one where the filter names none. An unknown event has no place. */
const placeOf = async ({ db }: Parts, { step, event, at }: wire.StepFilter): Promise<HistoryPlace> => {
  if (event !== undefined) {
    const number = await findEventNumber(db, event)
    if (number === undefined) throw HttpError.unknown()
    return { number }
  }
  return at === undefined ? { step: step ?? Number.MAX_SAFE_INTEGER } : { at }
}

const rowRecord = ({ step, id, type, actor_kind, actor_id, created_at }: HistoryRow): wire.HistoryRow => ({
  step,
  id,
  type,
  actor: { kind: actor_kind, id: actor_id },
  created_date: created_at,
})

const stepRecord = async (
  { db, members }: Parts,
  { step, number, balances, rows }: HistoryStep,
): Promise<wire.HistoryStep> => {
  const found = await getEvent(db, number)
  if (!found) throw HttpError.unknown()
  const event = eventRecord(found)
  const around = rows.map(rowRecord)
  const named = await actorNames(members, [event, ...around])
  return { step, number, event: named(event), balances: [...balances], rows: around.map(named) }
}

const step = implement(contract.audit.step, {
  handler: async ({ params: { uid }, filter }, parts) => {
    const place = await placeOf(parts, filter)
    const found = await getHistoryStep(parts.db, uid, place)
    if (!found) throw HttpError.unknown()
    // Another member's event stands between two of this member's.
    if ('number' in place && place.number !== found.number) throw HttpError.unknown()
    return one(await stepRecord(parts, found))
  },
})

/** A member's history, step by step. */
export const historyCalls: readonly Call[] = [history, step]
