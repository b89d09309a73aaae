import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'
import { fieldRows } from '../../../platform/events/admin/field-rows.ts'
import { Id } from './short-id.tsx'

/** The command behind events: its actor, its name and all of its input, and what was looked up for the decision. */
export function CommandPanel({ command }: { command: wire.AuditCommand }) {
  const { t } = useLingui()
  const actorWords = useActorWords()
  const { name } = command
  return (
    <Panel title={t`Command ${name}`} inset="flush">
      <FieldList fields={fieldRows(command.input)} />
      {command.given !== null && (
        <details className="given">
          <summary>{t`Looked up for the decision`}</summary>
          <FieldList fields={fieldRows(command.given)} />
        </details>
      )}
      <div className="cause">
        <span className="quiet">{t`By`}</span> {actorWords(command.actor, command.actor_name)} ·{' '}
        <UtcTime at={command.created_date} /> ·{' '}
        <span className="quiet">{t`command id, made from the idempotency key`}</span>{' '}
        <Id id={command.id} what={t`Copy command id`} />
      </div>
    </Panel>
  )
}

/** Names left, values right, as the log has them. */
export function FieldList({ fields }: { fields: readonly { path: string; value: string }[] }) {
  if (fields.length === 0) return null
  return (
    <dl className="fields" style={{ paddingTop: 12 }}>
      {fields.map(({ path, value }) => (
        <div key={path} className="contents">
          <dt>{path}</dt>
          <dd className="mono">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
