import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../../parts/list-states.tsx'
import { May } from '../../../parts/may.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { CustodyReport, statedQuery } from './custody-report.tsx'
import { HoldingForm } from './holding-form.tsx'
import { HoldingRow } from './holding-row.tsx'
import { ProveNow } from './prove-now.tsx'
import '../../../parts/list.css'

/** The house's holdings, place by place, as finance states it or the custody reports it for the public page. */
export function Holdings() {
  const { t } = useLingui()
  const query = useQuery(statedQuery)
  const [editing, setEditing] = useState<wire.StatedHolding | 'new'>()
  const [isProposed, setProposed] = useState(false)
  const edit = (holding: wire.StatedHolding | 'new') => {
    setProposed(false)
    setEditing(holding)
  }
  const proposed = () => {
    setEditing(undefined)
    setProposed(true)
  }
  return (
    <Page title={t`Holdings`}>
      <p className="lead mb-16">
        {t`What we hold on addresses and at banks. Everybody reads it beside what we owe members.`}{' '}
        <Link to="/proof">{t`The public page`}</Link>
      </p>
      <div className="stack">
        <ProveNow />
        <CustodyReport />
        {isProposed && <WaitsForSecond />}
        {editing && (
          <HoldingForm
            key={editing === 'new' ? 'new' : editing.id}
            holding={editing === 'new' ? undefined : editing}
            onProposed={proposed}
            onBack={() => setEditing(undefined)}
          />
        )}
        <Panel
          title={t`Holdings`}
          inset="flush"
          aside={
            <May call="liabilities.stateHolding">
              <Button size="sm" onClick={() => edit('new')}>
                {t`State a holding`}
              </Button>
            </May>
          }
        >
          {!query.data ? (
            <WaitingInside query={query} />
          ) : query.data.length === 0 ? (
            <EmptyState title={t`No holding has been stated yet.`} />
          ) : (
            <ul className="bare-list cards" aria-label={t`Holdings`}>
              {query.data.map(row => (
                <HoldingRow key={row.id} row={row} onEdit={() => edit(row)} onProposed={proposed} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Page>
  )
}
