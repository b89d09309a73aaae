import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useEventName } from './event-types.ts'

/** Its name in words, leading to the event itself; and the log's own name for it. */
export function EventName({ event: { id, type } }: { event: Pick<wire.AuditEvent, 'id' | 'type'> }) {
  const nameOf = useEventName()
  return (
    <span style={{ display: 'inline-block', minWidth: 150 }}>
      <Link to="/admin/audit/events/$id" params={{ id }} className="row-link">
        {nameOf(type)}
      </Link>
      <br />
      <span className="quiet mono">{type}</span>
    </span>
  )
}
