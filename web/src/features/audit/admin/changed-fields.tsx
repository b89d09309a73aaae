import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../parts/column.ts'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { type FieldChange, fieldChanges } from '../../../platform/events/admin/field-rows.ts'

type Sides = { readonly before: unknown; readonly after: unknown }

/** Some events carry both values; for others it is what the last event about the same thing said. */
const sidesOf = ({ event, before }: wire.OpenedEvent): Sides | undefined => {
  if ('before' in event.data) return { before: event.data.before, after: event.data.after }
  return before ? { before: before.data, after: event.data } : undefined
}

/** Old and new value of everything that an event is about; nothing for one that replaces nothing. */
export function ChangedFields({ opened }: { opened: wire.OpenedEvent }) {
  const { t } = useLingui()
  const columns = useColumns()
  const sides = sidesOf(opened)
  if (!sides) return null
  const title = t`Before and after`
  return (
    <Panel
      title={title}
      inset="flush"
      aside={
        opened.before && (
          <Link to="/admin/audit/events/$id" params={{ id: opened.before.id }}>{t`The event before it`}</Link>
        )
      }
    >
      <RowsTable
        caption={title}
        columns={columns}
        rows={fieldChanges(sides.before, sides.after)}
        rowKey={({ path }) => path}
      />
    </Panel>
  )
}

function useColumns(): Column<FieldChange>[] {
  const { t } = useLingui()
  const side = (value: string | undefined, isStrong: boolean) => (
    <span
      className="mono"
      style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', fontWeight: isStrong ? 620 : 400 }}
    >
      {value ?? '–'}
    </span>
  )
  return [
    { key: 'path', head: t`Field`, cell: ({ path }) => <span className="mono">{path}</span> },
    { key: 'before', head: t`Before`, cell: ({ before }) => side(before, false) },
    { key: 'after', head: t`After`, cell: row => side(row.after, row.before !== row.after) },
    {
      key: 'changed',
      head: t`Changed`,
      cell: ({ before, after }) =>
        before === after ? <span className="quiet">{t`unchanged`}</span> : t`changed`,
    },
  ]
}
