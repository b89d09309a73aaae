import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pageQueryOf } from '../../../client/query-of.ts'
import type { Column } from '../../../parts/column.ts'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'
import { fieldChanges } from '../../../platform/events/admin/field-rows.ts'

/** So many changes are shown; the audit trail has all of them. */
const MOST = 20

const historyQuery = (stream: string) =>
  pageQueryOf('audit.events', { filter: { stream, limit: MOST, order: 'desc' } })

type Props = {
  /** The kind as the log names it: `sys-config`. */
  kind: string
  id: string
}

/** Changes of a setting or a record, the newest first: time, administrator, both values and reason. */
export function EntryHistory({ kind, id }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="entry-history" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t`Earlier changes`}</summary>
      {isOpen && <Changes stream={`catalogue-${kind}-${id}`} />}
    </details>
  )
}

function Changes({ stream }: { stream: string }) {
  const { t } = useLingui()
  const query = useQuery(historyQuery(stream))
  const { data } = query
  const columns = useColumns()
  if (!data) return <WaitingInside query={query} />
  if (data.rows.length === 0) return <p className="quiet">{t`Nothing was changed yet.`}</p>
  return (
    <>
      <RowsTable caption={t`Earlier changes`} rows={data.rows} columns={columns} rowKey={row => row.id} />
      {data.total > MOST && (
        <p>
          <Link to="/admin/audit" search={{ stream }}>{t`All changes in the audit trail`}</Link>
        </p>
      )}
    </>
  )
}

function useColumns(): Column<wire.AuditEvent>[] {
  const { t } = useLingui()
  const actorWords = useActorWords()
  return [
    {
      key: 'at',
      head: t`Changed`,
      cell: ({ id, created_date }) => (
        <Link to="/admin/audit/events/$id" params={{ id }} className="figures">
          <UtcTime at={created_date} />
        </Link>
      ),
    },
    { key: 'by', head: t`By`, cell: ({ actor, actor_name }) => actorWords(actor, actor_name) },
    { key: 'what', head: t`Change`, cell: ({ data }) => <Changed data={data} /> },
    {
      key: 'why',
      head: t`Reason`,
      cell: ({ data }) =>
        typeof data.reason === 'string' ? (
          <span className="wraps break-anywhere">{data.reason}</span>
        ) : (
          <span className="quiet">{t`none given`}</span>
        ),
    },
  ]
}

/** The fields that have another value now; of a deletion those that are gone. */
function Changed({ data }: Pick<wire.AuditEvent, 'data'>) {
  const changed = fieldChanges(data.before, data.after).filter(({ before, after }) => before !== after)
  return (
    <ul className="changed-fields">
      {changed.map(({ path, before, after }) => (
        <li key={path}>
          <span className="mono">{path}</span>: <del>{before ?? '–'}</del> → <ins>{after ?? '–'}</ins>
        </li>
      ))}
    </ul>
  )
}
