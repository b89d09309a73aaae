import type { Leg } from '@strongroom/ledger/book'
import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'
import { type Listed, list, type TableListing } from '../queries/list.ts'
import { searchedFor } from './search.ts'

/** One event as an auditor reads it. */
export type EventRow = {
  /** From 1, in the order of the log. */
  readonly number: number
  readonly position: string
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  /** The member whose wallet or membership it is; nothing for every other stream. */
  readonly uid: string | null
  readonly actor_kind: 'member' | 'admin' | 'system'
  readonly actor_id: string
  readonly command_id: string
  readonly correlation_id: string
  readonly causation_id: string | null
  /** The caller's request, on the first event of a decision. */
  readonly command: { readonly name: string; readonly input: unknown; readonly given?: unknown } | null
  /** The fact's own fields, without type and legs. */
  readonly data: Readonly<Record<string, unknown>>
  readonly legs: readonly Leg[]
  readonly previous_hash: string
  readonly hash: string
  readonly created_at: string
}

/** Texts of the log become columns only for the rows of a page. */
export const columns = `number, position, id, stream, revision, type, uid, created_at,
  (data::jsonb - 'legs')::json as data, coalesce(data::json -> 'legs', '[]') as legs,
  metadata::json #>> '{actor,kind}' as actor_kind, metadata::json #>> '{actor,id}' as actor_id,
  metadata::json ->> 'commandId' as command_id, metadata::json ->> 'correlationId' as correlation_id,
  metadata::json ->> 'causationId' as causation_id, metadata::json -> 'command' as command,
  metadata::json ->> 'previousHash' as previous_hash, metadata::json ->> 'hash' as hash`

/** The filter of `audit.events`, as the contract declares it. */
export type EventFilter = ListFilter<'audit.events'>

const listing: TableListing<EventFilter, 'events'> = {
  table: 'views.events',
  columns,
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
  time: 'created_at',
  ranged: null,
}

/** Events of all members, of one member, of one stream, or as searched for. */
export const listEvents = (db: Db, filter: EventFilter): Promise<Listed<EventRow>> =>
  list(db, listing, filter, searchedFor(filter))

/** The event of a running number. */
export const getEvent = async (db: Db, number: number): Promise<EventRow | undefined> =>
  (await ask<EventRow>(db, `select ${columns} from views.events where number = $1`, [number]))[0]
