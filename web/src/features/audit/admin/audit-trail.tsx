import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { useListState } from '../../../parts/list-search.ts'
import { custom } from '../../../parts/lists/columns.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { eventNumber } from '../../../parts/proof-line.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { EventName } from '../../../platform/events/admin/event-name.tsx'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'
import { AUDIT_FILTERS, type AuditSearch, isWrongSearch } from './audit-filters.tsx'
import { EvidencePack } from './evidence-pack.tsx'
import { ExportEvents } from './export-events.tsx'

/** The log as it was written, newest first. */
export const AuditTrail = listScreen('audit.events', {
  title: msg`Audit trail`,
  caption: msg`Events`,
  Above: Saving,
  columns: [
    custom(
      'position',
      msg`Position`,
      ({ position }) => <span className="figures quiet">{eventNumber(position)}</span>,
      { sort: 'position' },
    ),
    custom('type', msg`Event`, event => <EventName event={event} />),
    custom('stream', msg`Stream`, ({ stream, revision }) => (
      <span className="mono break-anywhere">
        {stream}@{revision}
      </span>
    )),
    custom('actor', msg`By`, event => (
      <span className="nowrap">
        <Actor event={event} />
      </span>
    )),
    custom('time', msg`Time`, ({ created_date }) => <UtcTime at={created_date} isQuiet />, { align: 'end' }),
  ],
  card: event => (
    <>
      <EventName event={event} />
      <span className="figures quiet">{eventNumber(event.position)}</span>
      <span className="quiet card-wide mono break-anywhere">
        {event.stream}@{event.revision}
      </span>
      <span className="quiet figures card-wide wraps">
        <UtcTime at={event.created_date} /> · <Actor event={event} />
      </span>
    </>
  ),
  filters: AUDIT_FILTERS,
  empty: { title: msg`The log is empty` },
})

const Actor = ({ event: { actor, actor_name } }: { event: wire.AuditEvent }) =>
  useActorWords()(actor, actor_name)

/** The events found, as files that can be checked. */
function Saving() {
  const { search } = useListState<AuditSearch>()
  const isWrong = isWrongSearch(search)
  return (
    <>
      <ExportEvents search={search} isWrong={isWrong} />
      <EvidencePack search={search} isWrong={isWrong} />
    </>
  )
}
