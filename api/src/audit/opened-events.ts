import { projections } from '@strongroom/projections'
import {
  type EventRow,
  eventsBefore,
  eventsOfCorrelation,
  findEvent,
  firstOfCommand,
  nextInStream,
  type RowMade,
  rowsMade,
} from '@strongroom/projections/audit'
import { sealStanding } from '@strongroom/projections/seal'
import { contract, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { mailsAround } from '../vault/mail/mails-around.ts'
import { actorNames } from './actor-names.ts'
import { lastAbout } from './before.ts'
import { eventRecord } from './event-record.ts'

const commandRecord = (row: EventRow | undefined): wire.AuditCommand | null =>
  row?.command
    ? {
        id: row.command_id,
        name: row.command.name,
        input: row.command.input,
        given: row.command.given ?? null,
        actor: { kind: row.actor_kind, id: row.actor_id },
        created_date: row.created_at,
      }
    : null

/** So far back in its stream is looked for what an event replaces. */
const LOOKED_BACK = 200

const event = implement(contract.audit.event, {
  handler: async ({ params: { id } }, { db, members }) => {
    const row = await findEvent(db, id)
    if (!row) throw HttpError.unknown()
    const [earlier, next, first, standing] = await Promise.all([
      eventsBefore(db, row, LOOKED_BACK),
      nextInStream(db, row),
      firstOfCommand(db, row.command_id),
      sealStanding(db),
    ])
    const about = lastAbout(row, earlier)
    const event = eventRecord(row)
    const before = about ? eventRecord(about) : null
    const command = commandRecord(first)
    const named = await actorNames(
      members,
      [event, before, command].filter(record => record !== null),
    )
    return one({
      event: named(event),
      uid: row.uid,
      before: before && named(before),
      command: command && named(command),
      previous_id: earlier[0]?.id ?? null,
      next_id: next,
      leaf_index: row.number - 1,
      sealed: (standing?.publishedSize ?? 0) >= row.number,
    })
  },
})

/** More events are not shown on one page. */
const MOST_EVENTS = 200

const rowRecord = ({ readModel, table, key, row }: RowMade): wire.RowMade => ({
  read_model: readModel,
  table,
  key: { ...key },
  row: row && { ...row },
})

const mailsOf = async ({ db }: Parts, events: readonly EventRow[]): Promise<wire.MailSeen[]> => {
  const uids = [...new Set(events.flatMap(({ uid }) => uid ?? []))].filter(uid => /^\d+$/.test(uid))
  const times = events.map(({ created_at }) => created_at).sort()
  const [from = '', to = from] = [times[0], times.at(-1)]
  const commands = [...new Set(events.map(({ command_id }) => command_id))]
  const mails = await mailsAround(db, uids, { commands, from, to })
  return mails.map(({ at, sent_at, ...mail }) => ({ ...mail, created_date: at, sent_date: sent_at }))
}

const payment = implement(contract.audit.payment, {
  handler: async ({ params: { id } }, parts) => {
    const { db, members } = parts
    const found = await eventsOfCorrelation(db, id, MOST_EVENTS + 1)
    if (found.length === 0) throw HttpError.unknown()
    const shown = found.slice(0, MOST_EVENTS)
    const events = shown.map(eventRecord)
    const commands = shown.flatMap(row => commandRecord(row) ?? [])
    const [rows, mails, standing, named] = await Promise.all([
      rowsMade(db, projections, shown),
      mailsOf(parts, shown),
      sealStanding(db),
      actorNames(members, [...events, ...commands]),
    ])
    return one({
      id,
      commands: commands.map(named),
      events: events.map(named),
      more: found.length > MOST_EVENTS,
      sealed_number: standing?.publishedSize ?? 0,
      rows: rows.map(rowRecord),
      mails,
    })
  },
})

/** Single events, and all that a request has led to. */
export const openedEventCalls: readonly Call[] = [event, payment]
