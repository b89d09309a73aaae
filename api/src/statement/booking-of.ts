import type { Leg } from '@strongroom/ledger/book'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { getEvent } from '@strongroom/projections/audit'
import { linesWritten, listMovementsAt, type MovementRow } from '@strongroom/projections/statement'
import { HttpError } from '../command/http-error.ts'
import type { Parts } from '../dependencies.ts'
import { namedLine, shownLine } from './find-line.ts'

type FindingParts = Pick<Parts, 'db' | 'views'>

/** A line as the log has it, which the statement does not show so yet. */
type UnreadLine = {
  readonly uid: string
  readonly id: string
  readonly event: Pick<LedgerEvent, 'id' | 'revision' | 'type' | 'data' | 'stream'>
}

/** The event that moved a line last: its id, its place in the member's stream, its legs, and all lines it wrote. */
export type Booking = {
  readonly uid: string
  readonly eventId: string
  readonly revision: number
  readonly lines: readonly string[]
  readonly legs: readonly Leg[]
}

const streamOf = (uid: string) => `wallet-${uid}`

/**
 * A line of a statement that a call changes something about, whether the statement shows it yet or not.
 *
 * @throws {HttpError} NOT_FOUND
 */
export const lineToChange = async (
  parts: FindingParts,
  id: string,
  uid?: string,
): Promise<MovementRow | UnreadLine> => {
  const named = namedLine(id, uid)
  const found = await parts.views.find<MovementRow | UnreadLine>('movements', named.line, {
    look: () => shownLine(parts, named),
    read: events => writtenIn(events, named.line),
    stream: named.owner && streamOf(named.owner),
  })
  if (!found) throw HttpError.unknown()
  return found
}

/** The event that booked a line, by the log. The statement may show the line as it was before. */
export const bookingOf = async (
  parts: FindingParts,
  line: MovementRow | UnreadLine,
): Promise<Booking | undefined> => {
  if ('event' in line) return bookingIn(line)
  const unread = async (view: 'movements' | 'events', look: () => Promise<Booking | undefined>) => {
    const read = (events: readonly UnreadLine['event'][]) => {
      const written = writtenIn(events, line.id)
      return written && bookingIn(written)
    }
    return parts.views.find<Booking>(view, line.id, { look, read, stream: streamOf(line.uid) })
  }
  const since = await unread('movements', async () => undefined)
  // The list of events may be behind the statement.
  return since ?? unread('events', () => shownBooking(parts, line))
}

const writtenIn = (events: readonly UnreadLine['event'][], id: string): UnreadLine | undefined => {
  const event = events.findLast(each => writtenBy(each).includes(id))
  return event && { uid: event.stream.slice(event.stream.indexOf('-') + 1), id, event }
}

/** The lines that an event has begun or booked. */
const writtenBy = (event: UnreadLine['event']): readonly string[] =>
  linesWritten(event)
    .filter(({ step }) => step !== 'closed')
    .map(({ id }) => id)

const bookingIn = ({ uid, event }: UnreadLine): Booking => {
  const { legs = [] } = event.data
  return { uid, eventId: event.id, revision: event.revision, lines: writtenBy(event), legs }
}

const shownBooking = async ({ db }: FindingParts, line: MovementRow): Promise<Booking | undefined> => {
  const [event, lines] = await Promise.all([
    getEvent(db, line.number),
    listMovementsAt(db, line.uid, line.number),
  ])
  return (
    event && {
      uid: line.uid,
      eventId: event.id,
      revision: event.revision,
      legs: event.legs,
      lines: lines.map(({ id }) => id),
    }
  )
}
