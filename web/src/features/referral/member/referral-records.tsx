import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../parts/page/page.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { Brought } from './referrals.tsx'

/** Members that the member has brought, among the other records. */
export function ReferralRecords() {
  const { t } = useLingui()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <Brought />
    </Page>
  )
}
