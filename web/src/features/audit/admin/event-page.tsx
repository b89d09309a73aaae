import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronLeft, IconChevronRight, IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../../../client/problem.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { ChangedFields } from './changed-fields.tsx'
import { CommandPanel } from './command-panel.tsx'
import { EventDetail } from './event-detail.tsx'
import { eventQuery } from './opened-queries.ts'

/** One event of the log, whatever its stream: what it says, what stood there before, its command, its place under the seal. */
export function EventPage({ id }: { id: string }) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const query = useQuery(eventQuery(id))
  if (query.isError && problemOf(query.error).kind === 'unknown') return <NotFoundPage />
  const opened = query.data
  return (
    <Page
      title={opened ? nameOf(opened.event.type) : t`Event`}
      actions={opened && <Neighbours opened={opened} />}
    >
      {opened ? (
        <div className="stack gap-16">
          <Sealed opened={opened} />
          <EventDetail event={opened.event} number={groupWhole(String(opened.event.number))} on="event" />
          <ChangedFields opened={opened} />
          {opened.command && <CommandPanel command={opened.command} />}
        </div>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Panel>
          <Skeleton width="60%" />
        </Panel>
      )}
    </Page>
  )
}

/** Ways to the events beside it in its stream. */
function Neighbours({ opened: { previous_id, next_id } }: { opened: wire.OpenedEvent }) {
  const { t } = useLingui()
  const way = (id: string | null, label: string, icon: 'back' | 'on') =>
    id && (
      <Button
        variant="default"
        size="sm"
        leftSection={icon === 'back' && <IconChevronLeft size={16} aria-hidden />}
        rightSection={icon === 'on' && <IconChevronRight size={16} aria-hidden />}
        renderRoot={props => <Link to="/admin/audit/events/$id" params={{ id }} {...props} />}
      >
        {label}
      </Button>
    )
  return (
    <span className="row wrap gap-8">
      {way(previous_id, t`Before it in the stream`, 'back')}
      {way(next_id, t`After it in the stream`, 'on')}
    </span>
  )
}

/** When it was written, whether a signed checkpoint holds it, and the ways to its member's history. */
function Sealed({ opened: { event, uid, leaf_index, sealed } }: { opened: wire.OpenedEvent }) {
  const { t } = useLingui()
  const leaf = groupWhole(String(leaf_index))
  return (
    <div className="row wrap" style={{ gap: '6px 18px' }}>
      <UtcTime at={event.created_date} />
      <span className="row" style={{ gap: 6, color: sealed ? 'var(--proven)' : 'var(--waiting)' }}>
        {sealed ? <IconShieldCheck size={18} aria-hidden /> : <IconShieldQuestion size={18} aria-hidden />}
        {sealed
          ? t`Sealed: leaf ${leaf} of the last checkpoint`
          : t`Not sealed yet: leaf ${leaf} waits for a checkpoint`}
      </span>
      {uid && (
        <Link to="/admin/member/$uid/events" params={{ uid }} search={{ event: event.id }}>
          {t`Show the event in the member’s history`}
        </Link>
      )}
    </div>
  )
}
