import { legsOf } from '../legs-of.ts'
import { type AnyEvent, insert, type Projection } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** The audit list: every event, with who, when, why and its legs. */
export const events: Projection = {
  name: 'events',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { events: ['number'] },
  changes: (event, { number }) => {
    const { metadata } = event
    const { type, legs: _, ...data } = event.data as AnyEvent['data'] & { legs?: unknown }
    return [
      insert('events', {
        number,
        position: event.position,
        id: event.id,
        stream: event.stream,
        revision: event.revision,
        type,
        uid: memberOf(event),
        actor_kind: metadata.actor.kind,
        actor_id: metadata.actor.id,
        command_id: metadata.commandId,
        correlation_id: metadata.correlationId,
        causation_id: metadata.causationId ?? null,
        command: metadata.command ? JSON.stringify(metadata.command) : null,
        data: JSON.stringify(data),
        legs: JSON.stringify(legsOf(event.data)),
        hash: metadata.hash,
        created_at: metadata.at,
      }),
    ]
  },
}

const memberOf = (event: AnyEvent): string | null => {
  if (/^(wallet|member)-/.test(event.stream)) return uidOf(event)
  return event.data.type === 'Claimed' ? event.data.uid : null
}
