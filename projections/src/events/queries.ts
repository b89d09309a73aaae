import type { Leg } from '@strongroom/ledger'
import type { Db } from '../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../queries/list.ts'

/** One event as an auditor reads it. */
export type EventRow = {
  /** From 1, in the order of the log. */
  readonly number: number
  readonly position: string
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  /** Whose it is; nothing for the house's own. */
  readonly uid: string | null
  readonly actor_kind: 'member' | 'admin' | 'system'
  readonly actor_id: string
  readonly command_id: string
  readonly correlation_id: string
  readonly causation_id: string | null
  /** What was asked, on the first event of a decision. */
  readonly command: { readonly name: string; readonly input: unknown; readonly given?: unknown } | null
  /** The fact's own fields, without type and legs. */
  readonly data: Readonly<Record<string, unknown>>
  readonly legs: readonly Leg[]
  readonly hash: string
  readonly created_at: string
}

const listing = {
  table: 'views.events',
  sorts: { position: 'number', number: 'number', created_date: 'number' },
  tie: 'number',
  time: 'created_at',
  search: ['stream', 'type', 'id', 'command_id'],
}

export type EventFilter = Window & {
  readonly uid?: string | undefined
  readonly stream?: string | undefined
  readonly type?: string | undefined
}

/** Events of everybody, of one member, of one stream. */
export const listEvents = (db: Db, filter: EventFilter): Promise<Listed<EventRow>> =>
  list(db, listing, filter, [
    ...equal('uid', filter.uid),
    ...equal('stream', filter.stream),
    ...equal('type', filter.type),
  ])
