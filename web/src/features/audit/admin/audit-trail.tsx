import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState, NoMatchState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { eventNumber } from '../../../parts/proof-line.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { EventName } from '../../../platform/events/admin/event-name.tsx'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'
import { AuditFilters, isWrongSearch } from './audit-filters.tsx'
import type { AuditSearch } from './audit-search.ts'
import { EvidencePack } from './evidence-pack.tsx'
import { ExportEvents } from './export-events.tsx'
import { auditQuery } from './queries.ts'

/** The log as it was written, newest first. */
export function AuditTrail() {
  const { t } = useLingui()
  const { search, change, clear, paging } = useListSearch<AuditSearch>()
  const isWrong = isWrongSearch(search)
  const query = useQuery({ ...auditQuery(search), enabled: !isWrong })
  const actorWords = useActorWords()
  const columns = useColumns()
  return (
    <Page title={t`Audit trail`}>
      <ExportEvents search={search} isWrong={isWrong} />
      <EvidencePack search={search} isWrong={isWrong} />
      <Panel inset="flush">
        <AuditFilters search={search} change={change} />
        {isWrong ? (
          <NoMatchState onClear={clear} />
        ) : (
          <List
            query={query}
            columns={columns}
            density="compact"
            card={event => (
              <>
                <EventName event={event} />
                <span className="figures quiet">{eventNumber(event.position)}</span>
                <span className="quiet card-wide mono" style={{ overflowWrap: 'anywhere' }}>
                  {event.stream}@{event.revision}
                </span>
                <span className="quiet figures card-wide" style={{ whiteSpace: 'normal' }}>
                  <UtcTime at={event.created_date} /> · {actorWords(event.actor, event.actor_name)}
                </span>
              </>
            )}
            rowKey={event => event.id}
            empty={<EmptyState title={t`The log is empty`} />}
            {...paging}
            caption={t`Events`}
          />
        )}
      </Panel>
    </Page>
  )
}

function useColumns(): Column<wire.AuditEvent, 'audit.events'>[] {
  const { t } = useLingui()
  const actorWords = useActorWords()
  return [
    {
      key: 'position',
      head: t`Position`,
      sort: 'position',
      cell: ({ position }) => <span className="figures quiet">{eventNumber(position)}</span>,
    },
    { key: 'type', head: t`Event`, cell: event => <EventName event={event} /> },
    {
      key: 'stream',
      head: t`Stream`,
      cell: ({ stream, revision }) => (
        <span className="mono" style={{ overflowWrap: 'anywhere' }}>
          {stream}@{revision}
        </span>
      ),
    },
    {
      key: 'actor',
      head: t`By`,
      cell: ({ actor, actor_name }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{actorWords(actor, actor_name)}</span>
      ),
    },
    {
      key: 'time',
      head: t`Time`,
      align: 'end',
      cell: ({ created_date }) => <UtcTime at={created_date} isQuiet />,
    },
  ]
}
