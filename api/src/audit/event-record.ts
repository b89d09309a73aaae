import type { EventRow } from '@strongroom/projections/audit'
import type { wire } from '@strongroom/shared'

/** A fact as auditors read it. */
export const eventRecord = (row: EventRow): wire.AuditEvent => ({
  id: row.id,
  number: row.number,
  stream: row.stream,
  revision: row.revision,
  position: row.position,
  type: row.type,
  actor: { kind: row.actor_kind, id: row.actor_id },
  created_date: row.created_at,
  command_id: row.command_id,
  correlation_id: row.correlation_id,
  causation_id: row.causation_id,
  data: row.data,
  legs: [...row.legs],
  previous_hash: row.previous_hash,
  hash: row.hash,
})
