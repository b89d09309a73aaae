import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Panel } from '../../../parts/panel.tsx'
import { fieldRows } from '../../../platform/events/admin/field-rows.ts'
import { FieldList } from './command-panel.tsx'

const keyText = (key: wire.RowMade['key']) =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

/** The rows of read models that events have made or changed, as they are now. */
export function RowsMade({ rows }: { rows: readonly wire.RowMade[] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Rows of read models that it made or changed, as they are now`} inset="flush">
      {rows.length === 0 ? (
        <p className="quiet" style={{ padding: '0 20px 14px' }}>{t`None`}</p>
      ) : (
        rows.map(({ table, key, row }) => (
          <details key={`${table} ${keyText(key)}`} className="row-made">
            <summary>
              <b className="strong mono">{table}</b>{' '}
              <span className="quiet mono break-anywhere">{keyText(key)}</span>
              {row === null && <span style={{ color: 'var(--waiting)' }}> · {t`not there`}</span>}
            </summary>
            {row && <FieldList fields={fieldRows(row)} />}
          </details>
        ))
      )}
    </Panel>
  )
}
