import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { actor, legs } from '../queries/event-columns.ts'
import { type Listed, list, type TableListing } from '../queries/list.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import { searchedFor } from './search.ts'

/** The columns of an event. */
export const columns = [
  'number',
  'position',
  'id',
  'stream',
  'revision',
  'type',
  'uid',
  'created_at',
] as const

/** Texts of the log become columns only for the rows of a page. */
export const fromTexts = {
  ...actor,
  command_id: computed<string>("metadata::json ->> 'commandId'"),
  correlation_id: computed<string>("metadata::json ->> 'correlationId'"),
  causation_id: computed<string | null>("metadata::json ->> 'causationId'"),
  // The caller's request, on the first event of a decision.
  command: computed<Command | null>("metadata::json -> 'command'"),
  // The fact's own fields, without type and legs.
  data: computed<Readonly<Record<string, unknown>>>("(data::jsonb - 'legs')::json"),
  legs,
  previous_hash: computed<string>("metadata::json ->> 'previousHash'"),
  hash: computed<string>("metadata::json ->> 'hash'"),
}

/** Events of the log with what their metadata says, read from its text. */
export const events = select('events', columns, fromTexts)

type Command = { readonly name: string; readonly input: unknown; readonly given?: unknown }

/** One event as an auditor reads it. `number` counts from 1 in the order of the log; `uid` is the member whose stream it stands in. */
export type EventRow = Selected<typeof events>

/** The filter of `audit.events`, as the contract declares it. */
export type EventFilter = ListFilter<'audit.events'>

const listing: TableListing<EventFilter, 'events'> = {
  table: 'views.events',
  columns: events.columns,
  sorts: { position: 'number' },
  equals: {
    uid: 'uid',
    stream: null,
    type: 'type',
    key: null,
    actor: null,
    currency: null,
    since: null,
    until: null,
  },
  tie: 'number',
  ranged: null,
}

/** Events of all members, of one member, of one stream, or as searched for. */
export const listEvents = (db: Db, filter: EventFilter): Promise<Listed<EventRow>> =>
  list(db, listing, filter, searchedFor(filter))

/** The event of a running number. */
export const getEvent = async (db: Db, number: number): Promise<EventRow | undefined> =>
  (await events(db, 'where number = $1', [number]))[0]

const numbers = select('event_keys', ['number'])

/** The running number of the event with an id. */
export const findEventNumber = async (db: Db, id: string): Promise<number | undefined> =>
  (await numbers(db, 'where id = $1', [id], 'event number'))[0]?.number
