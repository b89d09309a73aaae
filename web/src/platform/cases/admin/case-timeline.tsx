import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { useEventName } from '../../events/admin/event-types.ts'
import './case-timeline.css'
import { caseHistoryQuery } from './queries.ts'

/** Everything that happened to a case, the oldest first: each event with its moment, its actor and the reason given. */
export function CaseTimeline({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(caseHistoryQuery(id))
  if (!query.data) return <WaitingInside query={query} />
  if (query.data.length === 0) return null
  return (
    <section className="case-timeline">
      <h3>{t`What happened`}</h3>
      <ol>
        {query.data.map(event => (
          <Moment key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Moment({ event }: { event: wire.CaseEvent }) {
  const nameOf = useEventName()
  const actorOf = useActorWords()
  return (
    <li>
      <Link to="/admin/audit/events/$id" params={{ id: event.id }}>
        {nameOf(event.type)}
      </Link>
      <span className="quiet">
        <UtcTime at={event.date} /> · {actorOf(event)}
      </span>
      {event.reason && <span>{event.reason}</span>}
    </li>
  )
}

/** Words for the actor of an event: a person with name and number, or the system. */
function useActorWords(): (event: wire.CaseEvent) => string {
  const { t } = useLingui()
  return ({ actor: { kind, id }, actor_name: name }) => {
    if (kind === 'system') return t`the system (${id})`
    const person = name === '' ? id : `${name} · ${id}`
    return kind === 'admin' ? t`administrator ${person}` : t`member ${person}`
  }
}
