import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'
import './operations.css'

const PLACES: readonly TabPlace[] = [
  ['/admin/operations', msg`Read models`, { exact: true }],
  ['/admin/operations/parked', msg`Parked`],
  ['/admin/operations/queues', msg`Queues and jobs`],
  ['/admin/operations/outboxes', msg`Outboxes`],
  ['/admin/operations/platform', msg`Log and versions`],
]

/** The frame of operators' screens: what is looked after, and whether the books hold. */
export function OperationsPage({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Page title={t`Operations`}>
      <PlaceTabs label={t`Operations`} places={PLACES} />
      <div className="operations">{children}</div>
    </Page>
  )
}
