import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import './operations.css'

/** The frame of operators' screens: what is looked after, and whether the books hold. */
export function OperationsPage({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Page title={t`Operations`}>
      <Tabs label={t`Operations`}>
        <Link to="/admin/operations" className="chip" activeOptions={{ exact: true }}>
          {t`Read models`}
        </Link>
        <Link to="/admin/operations/parked" className="chip">
          {t`Parked`}
        </Link>
        <Link to="/admin/operations/queues" className="chip">
          {t`Queues and jobs`}
        </Link>
        <Link to="/admin/operations/outboxes" className="chip">
          {t`Outboxes`}
        </Link>
        <Link to="/admin/operations/platform" className="chip">
          {t`Log and versions`}
        </Link>
      </Tabs>
      <div className="operations">{children}</div>
    </Page>
  )
}
